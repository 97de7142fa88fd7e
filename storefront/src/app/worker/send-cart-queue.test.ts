import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartOf } from "../../../test/cart-server.ts";
import { emptyDatabase } from "../../../test/empty-database.ts";
import type { WaitingAddition } from "../../cart/waiting/waiting-change.ts";
import { openWaiting } from "../../cart/waiting/waiting-database.ts";
import { putChange, readQueue } from "../../cart/waiting/waiting-store.ts";
import { sendCartQueue } from "./send-cart-queue.ts";

beforeEach(() => emptyDatabase(openWaiting()));
afterEach(() => vi.unstubAllGlobals());

function additionOf(id: string, personId: string | null): WaitingAddition {
  return {
    id,
    place: 0,
    locale: "es",
    personId,
    kind: "addition",
    seen: { name: "Disco", picture: "brake-disc", unitCents: 1000 },
    body: {
      purchasable_public_id: "disco00000000000",
      quantity: 1,
      vehicle_id: null,
      fit_confirmed: false,
      addition_id: id,
    },
  };
}

test("what a visitor has added is not sent into the cart of a session that may be somebody else's", async () => {
  const ana = { id: "ana", name: "Ana", email: "ana@example.com", profile: { picture: null } };
  const added: string[] = [];
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (path === "/sanctum/csrf-cookie") return Response.json({ csrf_token: "token" });
    if (path === "/spa/me/user") return Response.json({ data: ana });
    if (path === "/spa/cart/lines") added.push(JSON.parse(body ?? "{}").addition_id);
    return Response.json({ data: cartOf("cart00000001", 1, []) });
  });
  await putChange(additionOf("ofana00000000000", "ana"));
  await putChange(additionOf("ofvisitor0000000", null));
  await sendCartQueue();
  expect(added).toEqual(["ofana00000000000"]);
  expect((await readQueue(null)).changes.map(({ id }) => id)).toEqual(["ofvisitor0000000"]);
});
