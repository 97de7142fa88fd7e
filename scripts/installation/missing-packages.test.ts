import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMissingPackages, type Lock, type Platform } from "./missing-packages.ts";

const own: Lock = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"));
const linux: Platform = { os: "linux", cpu: "x64", libc: "glibc" };
const program = "node_modules/@rolldown/binding-linux-x64-gnu";

test("an absent program for this platform is missed, whichever it is", () => {
  const programs = findMissingPackages(own, (folder) => !folder.includes("-linux"), linux);
  expect(programs).toContain(program);
  expect(programs.filter((folder) => /musl|darwin|win32|arm/.test(folder))).toEqual([]);
  fc.assert(
    fc.property(fc.subarray(programs), (absent) => {
      const missing = findMissingPackages(own, (folder) => !absent.includes(folder), linux);
      expect(missing.toSorted()).toEqual(absent.toSorted());
    }),
  );
});

test("another platform's program is not missed, nor that of a package that is left out", () => {
  const musl = findMissingPackages(own, (folder) => !folder.includes("binding-"), { ...linux, libc: "musl" });
  expect(musl).toContain("node_modules/@rolldown/binding-linux-x64-musl");
  expect(musl).not.toContain(program);
  const withoutRolldown = (folder: string) => folder !== "node_modules/rolldown" && folder !== program;
  expect(findMissingPackages(own, withoutRolldown, linux)).not.toContain(program);
});

test("a package's own copy of a program is missed, though there is another beside it", () => {
  const lock: Lock = {
    packages: {
      "node_modules/a": { optionalDependencies: { p: "1" } },
      "node_modules/b": { optionalDependencies: { p: "2", pure: "1" } },
      "node_modules/b/node_modules/p": { os: ["linux"] },
      "node_modules/p": { os: ["linux"] },
      "node_modules/pure": {},
    },
  };
  const isInstalled = (folder: string) => !/pure|b.*p$/.test(folder);
  expect(findMissingPackages(lock, isInstalled, linux)).toEqual(["node_modules/b/node_modules/p"]);
});
