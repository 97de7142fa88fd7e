import { expect, onTestFinished, test, vi } from "vitest";
import { databaseForThisTest } from "../../test/shop/test-database.ts";
import { bumpRevision, watchRevision } from "./catalogue-revision.ts";

test("changed products since a revision are known, or null is returned", async () => {
  const database = await databaseForThisTest();
  const watch = await watchRevision(database);
  onTestFinished(() => watch.stop());
  const change = async (products?: number[]) => {
    const made = await database.transaction((transaction) => bumpRevision(transaction, products));
    await vi.waitUntil(() => watch.current() === made, { timeout: 60_000 });
    return made;
  };
  const first = watch.current();
  expect(watch.changedSince(first + 1)).toBeNull();
  expect(watch.changedSince(first)).toEqual([]);
  const second = await change([7, 8]);
  await change([]);
  await change([9]);
  expect(watch.changedSince(first)?.toSorted()).toEqual([7, 8, 9]);
  expect(watch.changedSince(second)).toEqual([9]);
  expect(watch.changedSince(first - 1)).toBeNull();
  const unknown = await change();
  expect(watch.changedSince(second)).toBeNull();
  expect(watch.changedSince(unknown)).toEqual([]);
  // Too many for a notification.
  const before = await change([1]);
  await change(Array.from({ length: 501 }, (_none, id) => id));
  expect(watch.changedSince(before)).toBeNull();
});
