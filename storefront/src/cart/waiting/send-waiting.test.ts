import type { Cart } from "@recambia/contract/cart/schemas";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartOf, lineOf } from "../../../test/cart-server.ts";
import { baseOf, type CartServer, type Sent, sendWaiting, type WaitingStore } from "./send-waiting.ts";
import type { ToldAddition, WaitingAddition } from "./waiting-addition.ts";

/** Outcomes of one request. */
type Line = "arrives" | "request lost" | "response lost" | "refused";

/** A store that survives a killed browser. */
function openStore() {
  const waiting = new Map<string, WaitingAddition>();
  const told: ToldAddition[] = [];
  const store: WaitingStore = {
    list: async () => [...waiting.values()],
    put: async (addition) => {
      waiting.set(addition.id, addition);
    },
    settle: async (id, one) => {
      waiting.delete(id);
      if (one) told.push(one);
    },
  };
  return { store, waiting, told };
}

/** A shop with one cart, on a line that does as it is told. */
function openShop(lines: Line[]) {
  let cart: Cart | null = null;
  let unitCents = 1000;
  const served: string[] = [];
  const next = () => lines.shift() ?? "arrives";
  const put = (thing: string, quantity: number) => {
    const before: Cart = cart ?? cartOf("cart00000001", 0, []);
    const held = before.lines.find(({ product }) => product.id === thing)?.quantity ?? 0;
    const others = before.lines.filter(({ product }) => product.id !== thing);
    const line = { ...lineOf(`line${thing}`, thing, held + quantity, null), unit_cents: unitCents };
    cart = cartOf(before.id, before.version + 1, [...others, line]);
    return cart;
  };
  const server: CartServer = {
    async read() {
      return next() === "arrives" ? cart : undefined;
    },
    async add({ purchasable_public_id: thing, quantity }): Promise<Sent> {
      const line = next();
      if (line === "request lost") return { is: "unknown" };
      if (line === "refused") return { is: "refused", code: "out_of_stock", message: "No quedan" };
      served.push(thing);
      const after = put(thing, quantity);
      return line === "arrives" ? { is: "added", cart: after } : { is: "unknown" };
    },
  };
  return {
    server,
    served,
    put,
    cart: () => cart,
    raise: () => {
      unitCents += 50;
    },
  };
}

const things = ["disc00000001", "pads00000001", "oils00000001"];

function addition(
  place: number,
  thing: string,
  quantity = 1,
  personId: string | null = null,
): WaitingAddition {
  const seen = { name: thing, picture: "brake-disc", unitCents: 1000 };
  return {
    id: `addition-${place}`,
    place,
    body: { purchasable_public_id: thing, quantity, vehicle_id: null },
    seen,
    personId,
    attempt: null,
  };
}

const everybody = () => true;
const quantityOf = (cart: Cart | null, thing: string) =>
  cart?.lines.find(({ product }) => product.id === thing)?.quantity ?? 0;

describe("additions that wait for the network", () => {
  test("a refused one is told with the reason, and the next ones are sent", async () => {
    const { store, told, waiting } = openStore();
    const shop = openShop(["arrives", "refused"]);
    for (const [place, thing] of things.entries()) await store.put(addition(place, thing));
    await sendWaiting(store, shop.server, everybody);
    expect(told).toMatchObject([{ id: "addition-0", outcome: { kind: "refused", message: "No quedan" } }]);
    expect(shop.served).toEqual(things.slice(1));
    expect(waiting.size).toBe(0);
  });

  test("a price that changed meanwhile is told", async () => {
    const { store, told } = openStore();
    const shop = openShop([]);
    await store.put(addition(0, "disc00000001"));
    shop.raise();
    await sendWaiting(store, shop.server, everybody);
    expect(told).toMatchObject([{ outcome: { kind: "price_changed", unitCents: 1050 } }]);
  });

  test("another person's are neither sent nor lost", async () => {
    const { store, waiting } = openStore();
    const shop = openShop([]);
    await store.put(addition(0, "disc00000001", 1, "ana"));
    await store.put(addition(1, "pads00000001"));
    await sendWaiting(store, shop.server, ({ personId }) => personId !== "ana");
    expect(shop.served).toEqual(["pads00000001"]);
    expect([...waiting.keys()]).toEqual(["addition-0"]);
  });

  test("one whose response was lost before it was queued is not added again", async () => {
    const { store, waiting } = openStore();
    const shop = openShop([]);
    const one = addition(0, "disc00000001", 2);
    await store.put({ ...one, attempt: baseOf(one, shop.cart()) });
    shop.put("disc00000001", 2);
    await sendWaiting(store, shop.server, everybody);
    expect(quantityOf(shop.cart(), "disc00000001")).toBe(2);
    expect(waiting.size).toBe(0);
  });

  test("however often the line is cut, each arrives once, in order", async () => {
    const line = fc.constantFrom<Line>("arrives", "arrives", "request lost", "response lost");
    const wish = fc.record({ thing: fc.constantFrom(...things), quantity: fc.integer({ min: 1, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { minLength: 1, maxLength: 6 }),
        fc.array(line, { maxLength: 40 }),
        async (wishes, lines) => {
          const { store, waiting } = openStore();
          const shop = openShop([...lines]);
          for (const [place, { thing, quantity }] of wishes.entries()) {
            await store.put(addition(place, thing, quantity));
          }
          for (let run = 0; waiting.size > 0 && run < 100; run++) {
            await sendWaiting(store, shop.server, everybody);
          }
          expect(waiting.size).toBe(0);
          expect(shop.served).toEqual(wishes.map(({ thing }) => thing));
          for (const thing of things) {
            const wanted = wishes.filter((one) => one.thing === thing);
            const sum = wanted.reduce((total, { quantity }) => total + quantity, 0);
            expect(quantityOf(shop.cart(), thing)).toBe(sum);
          }
        },
      ),
    );
  });
});
