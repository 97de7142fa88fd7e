import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./source-files.ts";

const read = (name: string) => readFileSync(join(projectRoot, "deploy", name), "utf8");

test("the balancer asks again for containers' names: one that is made anew has another address", () => {
  const settings = read("haproxy.cfg");
  const [, resolvers] = /^ {2}default-server .*\bresolvers (\w+)/m.exec(settings) ?? [];
  expect(resolvers).toBeDefined();
  expect(settings).toMatch(new RegExp(`^resolvers ${resolvers}\\n {2}parse-resolv-conf\\n`, "m"));
});

test("the backup's unit makes its folder before it is confined to it", () => {
  const unit = read("recambia-backup.service");
  const [, folder = ""] = /^ReadWritePaths=(\S+)/m.exec(unit) ?? [];
  expect(unit).toContain(`ExecStartPre=+/usr/bin/install -d -o recambia -m 700 ${folder}\n`);
  expect(unit).toContain(`backup "${folder}/`);
});

test("the image is built without the shop's data and secrets, by Docker too, which reads this name only", () => {
  const left = readFileSync(join(projectRoot, ".dockerignore"), "utf8").split("\n");
  expect(left).toEqual(expect.arrayContaining([".data", "**/.env", ".git", "**/node_modules"]));
});
