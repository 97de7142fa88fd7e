import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { dropSealed, keepKey, sealOthers, unseal } from "./sealed-changes.ts";
import type { WaitingAddition } from "./waiting-change.ts";
import { openWaiting } from "./waiting-database.ts";
import { dropOthers, putChange, readQueue } from "./waiting-store.ts";

const keyOf = (letter: string) => btoa(letter.repeat(32));

const change: WaitingAddition = {
  id: "change0000000001",
  place: 1,
  locale: "es",
  personId: "ana",
  kind: "addition",
  seen: { name: "Disco ventilado", picture: "brake-disc", unitCents: 1000 },
  body: {
    purchasable_public_id: "disc00000001",
    quantity: 2,
    vehicle_id: null,
    addition_id: "change0000000001",
  },
};

/** All that the device stores. */
async function stored() {
  const database = await openWaiting();
  const names = [...database.objectStoreNames];
  return (await Promise.all(names.map((name) => database.getAll(name)))).flat();
}

/** As the page does when the session has ended. */
async function endSession() {
  await sealOthers(null);
  await dropOthers(null);
}

beforeEach(async () => {
  await emptyDatabase(openWaiting());
  await putChange(change);
});

test("what waits when the session ends cannot be read, and is back when the same person signs in again", async () => {
  await keepKey("ana", keyOf("a"));
  await endSession();
  const [sealed, ...others] = await stored();
  expect(others).toEqual([]);
  expect(Object.keys(sealed ?? {}).toSorted()).toEqual(["data", "iv", "personId", "sealedAt"]);
  const bytes = new TextDecoder().decode(Reflect.get(sealed ?? {}, "data"));
  expect(bytes).not.toContain("Disco");

  await keepKey("eva", keyOf("e"));
  await unseal("eva");
  expect((await readQueue("eva")).changes).toEqual([]);
  await sealOthers(null);

  await keepKey("ana", keyOf("a"));
  await unseal("ana");
  expect((await readQueue("ana")).changes).toEqual([change]);
  await Promise.all([unseal("ana"), unseal("ana")]);
  expect((await readQueue("ana")).changes).toHaveLength(1);
});

test("two tabs that notice the end of the session seal once", async () => {
  await keepKey("ana", keyOf("a"));
  await Promise.all([endSession(), endSession()]);
  await keepKey("ana", keyOf("a"));
  await unseal("ana");
  expect((await readQueue("ana")).changes).toEqual([change]);
});

test("nothing is left of a person who signs out, even if another tab takes it for the end of the session", async () => {
  await keepKey("ana", keyOf("a"));
  const signOut = async () => {
    await dropOthers(null);
    await dropSealed("ana");
  };
  await Promise.all([endSession(), signOut()]);
  expect(await stored()).toEqual([]);
});

test("without a key, with another one, or after a month, what waited is gone", async () => {
  await endSession();
  expect(await stored()).toEqual([]);

  await putChange(change);
  await keepKey("ana", keyOf("a"));
  await endSession();
  await keepKey("ana", keyOf("x"));
  await unseal("ana");
  expect((await readQueue("ana")).changes).toEqual([]);

  await putChange(change);
  await sealOthers(null, 0);
  await keepKey("eva", keyOf("e"));
  await unseal("eva");
  expect((await stored()).map((one) => Reflect.get(one, "personId"))).toEqual(["eva"]);
});
