import fc from "fast-check";
import { type VehicleName, vehicleNames } from "./cart-model.ts";

/** A quantity as drawn: left out, a number, or the most that is possible now, or one more. */
export type DrawnQuantity = number | "omitted" | "most" | "one too many";

/** A line by its place among those that a tab has seen last: the asking one, or another, perhaps a stranger's. */
export type DrawnLine = { place: number; seenBy: "itself" | "another tab" };

export type DrawnRequest =
  | { ask: "read" | "open" }
  | {
      ask: "add";
      thing: string;
      vehicle: VehicleName | "unknown" | null;
      quantity: DrawnQuantity;
      isConfirmed: boolean;
    }
  | { ask: "set"; line: DrawnLine; quantity: Exclude<DrawnQuantity, "omitted">; isConfirmed: boolean }
  | { ask: "remove"; line: DrawnLine }
  | { ask: "fill"; list: number; vehicle: VehicleName | null };

/** A request of a tab, as one of the shop's processes answers it. */
export type DrawnAsk = { tab: number; process: number; request: DrawnRequest };

export type DrawnStep =
  | { step: "ask"; asked: DrawnAsk }
  | { step: "at once"; asked: DrawnAsk[] }
  | { step: "twice"; asked: DrawnAsk }
  | { step: "sign in"; browsers: number[]; person: number; process: number; meanwhile: DrawnAsk | null }
  | { step: "sign out"; browser: number; process: number }
  | { step: "order"; browser: number; process: number; meanwhile: DrawnAsk | null }
  | { step: "meanwhile"; asked: DrawnAsk; change: DrawnChange }
  | { step: "wait"; days: number }
  | DrawnChange;

/** A change of the catalogue. */
export type DrawnChange =
  | { step: "price"; thing: string; cents: number }
  | { step: "stock"; product: string; pieces: number }
  | { step: "sold"; thing: string; isSold: boolean }
  | { step: "restricted"; product: string; isRestricted: boolean }
  | { step: "catalogue" };

export type DrawnHistory = {
  /** The first browser is signed in as the first person. */
  isSignedIn: boolean;
  /** Every browser has asked for its cart before; else only those do whose steps say so. */
  areOpened: boolean;
  pieces: Record<string, number>;
  lists: DrawnList[];
  steps: DrawnStep[];
};

/** A list of the first person; `isLong` puts enough before its items to fill a cart. */
export type DrawnList = { items: { thing: string; quantity: number }[]; isLong: boolean };

const productNames = ["disc", "pad", "clip", "fluid", "gas"] as const;
const kitNames = ["brake kit", "service kit", "gas kit"] as const;
/** Two tabs of one browser, another browser, and a colleague's. */
export const browserOfTab = [0, 0, 1, 2] as const;

/** Ordinary objects, so that a failure prints them as they are written. */
const record = <Values extends object>(values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> }) =>
  fc.record(values, { noNullPrototype: true });
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
/** Mostly things that share their parts with others, so that steps meet. */
const thing = fc.oneof(
  often(6, fc.constantFrom<string>("disc", "clip")),
  often(3, fc.constantFrom<string>("brake kit", "service kit")),
  often(1, fc.constantFrom<string>(...productNames, ...kitNames)),
);
const product = fc.oneof(
  often(4, fc.constantFrom<string>("disc", "clip")),
  often(1, fc.constantFrom<string>(...productNames)),
);
const process = fc.nat(1);
const tab = fc.nat(browserOfTab.length - 1);
const browser = fc.nat(2);
const few = fc.integer({ min: 1, max: 8 });
const edge = fc.constantFrom("most" as const, "one too many" as const);
const extreme = fc.constantFrom(0, 2, 50, 98, 99, 100);
const pieces = fc.oneof(few, fc.constantFrom(0, 4, 5, 14, 60, 70, 80, 99, 120, 500));
const vehicle = fc.oneof(
  often(5, fc.constant(null)),
  often(3, fc.constant("conditional" as const)),
  often(1, fc.constantFrom(...vehicleNames)),
);

const line = record<DrawnLine>({
  place: fc.nat(5),
  seenBy: fc.oneof(often(6, fc.constant("itself" as const)), often(1, fc.constant("another tab" as const))),
});

const request: fc.Arbitrary<DrawnRequest> = fc.oneof(
  often(1, fc.constantFrom<DrawnRequest>({ ask: "read" }, { ask: "open" })),
  often(
    9,
    record({
      ask: fc.constant("add" as const),
      thing: fc.oneof(often(20, thing), often(1, fc.constant("unheard of"))),
      vehicle: fc.oneof(often(12, vehicle), often(1, fc.constant("unknown" as const))),
      quantity: fc.oneof(
        often(4, few),
        often(2, edge),
        often(1, extreme),
        often(1, fc.constant("omitted" as const)),
      ),
      isConfirmed: fc.boolean(),
    }),
  ),
  often(
    4,
    record({
      ask: fc.constant("set" as const),
      line,
      quantity: fc.oneof(often(3, few), often(3, edge), often(1, extreme)),
      isConfirmed: fc.boolean(),
    }),
  ),
  often(2, record({ ask: fc.constant("remove" as const), line })),
  often(3, record({ ask: fc.constant("fill" as const), list: fc.nat(1), vehicle })),
);

const asked = record({ tab, process, request });

const change: fc.Arbitrary<DrawnChange> = fc.oneof(
  often(1, record({ step: fc.constant("price" as const), thing, cents: fc.integer({ min: 1, max: 9999 }) })),
  often(3, record({ step: fc.constant("stock" as const), product, pieces })),
  often(1, record({ step: fc.constant("sold" as const), thing, isSold: fc.boolean() })),
  often(1, record({ step: fc.constant("restricted" as const), product, isRestricted: fc.boolean() })),
  often(1, fc.constant<DrawnChange>({ step: "catalogue" })),
);

const step: fc.Arbitrary<DrawnStep> = fc.oneof(
  often(14, record({ step: fc.constant("ask" as const), asked })),
  often(
    3,
    record({ step: fc.constant("at once" as const), asked: fc.array(asked, { minLength: 2, maxLength: 3 }) }),
  ),
  often(1, record({ step: fc.constant("twice" as const), asked })),
  often(1, record({ step: fc.constant("meanwhile" as const), asked, change })),
  often(
    3,
    record({
      step: fc.constant("sign in" as const),
      browsers: fc.uniqueArray(browser, { minLength: 1, maxLength: 2 }),
      ...{ person: fc.nat(1), process, meanwhile: fc.option(asked) },
    }),
  ),
  often(2, record({ step: fc.constant("sign out" as const), browser, process })),
  often(1, record({ step: fc.constant("order" as const), browser, process, meanwhile: fc.option(asked) })),
  often(6, change),
  often(
    1,
    record({ step: fc.constant("wait" as const), days: fc.constantFrom(0.5, 0.5, 0.5, 90, 180, 181) }),
  ),
);

const list = record<DrawnList>({
  items: fc.uniqueArray(record({ thing, quantity: fc.oneof(few, fc.constantFrom(60, 60, 99)) }), {
    minLength: 1,
    maxLength: 6,
    selector: (item) => item.thing,
  }),
  isLong: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 3),
});

/** Histories of three browsers and two people of one customer, as short as they come and up to thirty steps. */
export const anyCartHistory: fc.Arbitrary<DrawnHistory> = record({
  isSignedIn: fc.boolean(),
  areOpened: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn < 5),
  pieces: record({
    ...{ disc: pieces, pad: pieces, fluid: pieces, gas: pieces },
    // Enough for more than a line may hold, or a little less.
    clip: fc.oneof(fc.constantFrom(70, 80), pieces),
  }),
  lists: fc.tuple(list, list),
  steps: fc.array(step, { minLength: 1, maxLength: 30, size: "max" }),
});
