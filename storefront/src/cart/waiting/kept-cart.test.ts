import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { forgetSeenCart, measureKeptCart } from "./kept-cart.ts";
import { openWaiting } from "./waiting-database.ts";
import { putChange, rememberCart } from "./waiting-store.ts";

beforeEach(() => emptyDatabase(openWaiting()));

test("the cart as last seen can be forgotten; what waits for the network stays", async () => {
  expect(await measureKeptCart()).toEqual({ count: 0, bytes: 0 });
  await rememberCart(null, "ana");
  await putChange({
    kind: "addition",
    id: "addition00000001",
    place: 1,
    locale: "es",
    personId: "ana",
    seen: { name: "Disco", picture: "disc.webp", unitCents: 1000 },
    body: { purchasable_public_id: "disc00000001", quantity: 1, addition_id: "addition00000001" },
  });
  expect((await measureKeptCart()).count).toBe(2);
  await forgetSeenCart();
  expect((await measureKeptCart()).count).toBe(1);
  expect(await (await openWaiting()).getAllKeys("changes")).toEqual(["addition00000001"]);
});
