import { changePrice, changeStock } from "../../../src/catalogue/index.ts";
import { bumpRevision } from "../../../src/platform/catalogue-revision.ts";
import type { DrawnChange } from "./cart-draws.ts";
import type { Call, CartHistory } from "./cart-history.ts";
import { type ModelState, thingOf, withProduct, withThing } from "./cart-model.ts";

/** A change of the catalogue, as the operator or an import makes it. */
export function catalogueCall(history: CartHistory, change: DrawnChange): Call {
  return {
    say: `the shop: ${JSON.stringify(change)}`,
    async send() {
      const body = (await makeChange(history, change)) ?? null;
      return { status: 200, body, headers: {}, text: JSON.stringify(body) };
    },
    settle: (state, { body }) => settleChange(state, change, body),
  };
}

async function makeChange({ world, goods, state }: CartHistory, change: DrawnChange): Promise<unknown> {
  const { database, clock } = world.shop;
  const keyOf = (name: string) => goods.made.get(name)?.id ?? 0;
  const kindOf = (name: string) => thingOf(state, name).kind;
  const write = (text: string, values: unknown[]) =>
    database.transaction(async (transaction) => {
      await transaction.rows({ text, values });
      await bumpRevision(transaction);
    });
  switch (change.step) {
    case "price": {
      const { thing, cents } = change;
      return changePrice(database, { kind: kindOf(thing), id: keyOf(thing) }, cents, clock.now());
    }
    case "stock":
      return changeStock(database, keyOf(change.product), { to: change.pieces });
    case "sold": {
      const { thing, isSold } = change;
      return write(`update ${kindOf(thing)} set is_active = $2 where id = $1`, [keyOf(thing), isSold]);
    }
    case "restricted": {
      const restricted = change.isRestricted ? "f_gas" : null;
      return write("update product set restricted = $2 where id = $1", [keyOf(change.product), restricted]);
    }
    case "catalogue":
      return write("select 1", []);
  }
}

function settleChange(state: ModelState, change: DrawnChange, done: unknown): ModelState {
  switch (change.step) {
    case "price": {
      // Refused while it would break the rules of offers and kits: those are not tried here.
      if (typeof done === "object" && done !== null && "objection" in done) return state;
      const { cents, offer } = thingOf(state, change.thing).price;
      const isOnOffer = offer && state.now < offer.endsAt;
      const price = isOnOffer
        ? { cents, offer: { ...offer, after: change.cents } }
        : { cents: change.cents, offer: null };
      return withThing(state, change.thing, { price });
    }
    case "stock":
      return withProduct(state, change.product, { pieces: change.pieces });
    case "sold": {
      const { thing, isSold } = change;
      const isKit = thingOf(state, thing).kind === "kit";
      return isKit ? withThing(state, thing, { isSold }) : withProduct(state, thing, { isSold });
    }
    case "restricted":
      return withProduct(state, change.product, { isRestricted: change.isRestricted });
    case "catalogue":
      return state;
  }
}
