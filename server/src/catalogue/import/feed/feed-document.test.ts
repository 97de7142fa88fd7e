import { readFile } from "node:fs/promises";
import { feedRecords } from "@recambia/contract/catalogue/feed";
import { expect, test } from "vitest";
import { feedLines } from "../../../../test/catalogue/feed-lines.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { settableClock } from "../../../platform/clock.ts";
import { importFeed } from "../import-feed.ts";
import { feedKinds } from "./feed-entry.ts";

const document = new URL("../../../../../docs/catalogue-feed.md", import.meta.url);

test("the examples of docs/catalogue-feed.md are a valid feed", async () => {
  const text = await readFile(document, "utf8");
  const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );
  const clock = settableClock(new Date("2026-11-21T10:00:00Z"));
  const report = await importFeed(await databaseForThisTest(), feedLines(examples), { clock });
  expect(report.refused).toEqual([]);
  expect(Object.values(report.loaded).every((count) => count > 0)).toBe(true);
  for (const kind of feedKinds) expect(text, kind).toContain(`"record":"${kind}"`);
});

test("docs/catalogue-feed.md tells of every field of a record", async () => {
  const text = await readFile(document, "utf8");
  for (const [kind, { properties }] of Object.entries(feedRecords)) {
    const untold = Object.keys(properties).filter(
      (field) => !text.includes(`\`${field}\``) && !text.includes(`"${field}":`),
    );
    expect(untold, kind).toEqual([]);
  }
});
