import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./source-files.ts";

test("the balancer asks again for containers' names: one that is made anew has another address", () => {
  const settings = readFileSync(join(projectRoot, "deploy/haproxy.cfg"), "utf8");
  const [, resolvers] = /^ {2}default-server .*\bresolvers (\w+)/m.exec(settings) ?? [];
  expect(resolvers).toBeDefined();
  expect(settings).toMatch(new RegExp(`^resolvers ${resolvers}\\n {2}parse-resolv-conf\\n`, "m"));
});
