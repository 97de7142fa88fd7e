import { type GuaranteeRemedy, guaranteeRemedies } from "@recambia/contract/orders/guarantee-claims";
import fc from "fast-check";

/** Which pieces a step is about: of one line (by its place) or of all, and how many of them. */
export type Choice = {
  /** Null: no lines are named. */
  line: number | null;
  /** `limit`: as many as can be; `above`: one more. */
  count: "one" | "limit" | "above";
};

/** The bank's response to the next refund. */
const refundAnswers = ["done", "refused", "silence", "forged", "other amount"] as const;

/** One thing that somebody does to an order, at any time and whether it makes sense or not. */
export type Step =
  | Named<"pay", { result: "taken" | "refused" | "short" | "told twice" }>
  | Named<"cancel" | "withdraw" | "withdraw as guest", { choice: Choice }>
  | Named<"full invoice" | "prepare" | "received" | "expire" | "close account">
  | Named<"ship" | "cancel for shop" | "restock" | "write off" | "refund lines", { choice: Choice }>
  | Named<"withdraw by letter", { choice: Choice; daysAgo: number }>
  | Named<"deliver" | "lose and send again" | "lose and refund" | "come back", { parcel: number | null }>
  | Named<"void" | "refunded by hand", { which: number | null }>
  | Named<"refund withdrawal", { deductionCents: number }>
  | Named<"refund amount", { cents: number }>
  | Named<"core", { line: number; decision: "received" | "accepted" | "refused" }>
  | Named<"send refunds", { answer: (typeof refundAnswers)[number] }>
  | Named<"claim", { choice: Choice; wish: GuaranteeRemedy }>
  | Named<"accept claim", { which: number; remedy: GuaranteeRemedy }>
  | Named<"receive claim" | "refuse claim", { which: number }>
  | Named<"finish claim", { which: number; cents: number }>
  | Named<"wait", { days: number }>
  /** Steps of guest orders; they do nothing for others. */
  | Named<"open link" | "ask for link" | "become account's" | "review">
  /** The sensible next step at an index. */
  | Named<"next", { which: number; choice: Choice; deductionCents: number }>;

/** A type for each of the names, so that the name tells the rest. */
type Named<Name extends string, Rest = unknown> = Name extends unknown ? { step: Name } & Rest : never;

/** Repetition of a step: doubled requests come one after the other, or at once. */
export type Times = "once" | "twice" | "at once" | "interrupted";
/** At the same moment, another step may be taken instead of the same one again. */
export type Deed = {
  times: Times;
  step: Step;
  other?: Step | null | undefined;
  /** Statement at which its transaction is interrupted before it is repeated. */
  interruptedAt?: number;
};

const choice: fc.Arbitrary<Choice> = fc.record({
  line: fc.option(fc.nat({ max: 3 }), { freq: 2 }),
  count: fc.constantFrom("one", "limit", "above"),
});
const place = fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 });

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: pay() },
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constantFrom("cancel", "withdraw", "withdraw", "withdraw as guest"),
      choice,
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      step: fc.constantFrom(
        ...(["ship", "ship", "ship", "cancel for shop", "restock", "write off", "refund lines"] as const),
      ),
      choice,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant("withdraw by letter"),
      choice,
      daysAgo: fc.integer({ min: -1, max: 12 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constantFrom(
        "deliver",
        "deliver",
        "deliver",
        "lose and send again",
        "lose and refund",
        "come back",
      ),
      parcel: place,
    }),
  },
  { weight: 4, arbitrary: fc.record({ step: fc.constantFrom("void", "refunded by hand"), which: place }) },
  {
    weight: 9,
    arbitrary: fc.record({
      step: fc.constantFrom("full invoice", "prepare", "received", "received", "received", "expire"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant("close account") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      step: fc.constant("refund withdrawal"),
      deductionCents: fc.oneof(fc.constant(0), fc.nat({ max: 12_000 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant("refund amount"), cents: fc.nat({ max: 60_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant("core"),
      line: fc.nat({ max: 3 }),
      decision: fc.constantFrom("received", "accepted", "refused"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant("claim"),
      choice,
      wish: fc.constantFrom(...guaranteeRemedies),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant("accept claim"),
      which: claimPlace(),
      remedy: fc.constantFrom(...guaranteeRemedies),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constantFrom("receive claim", "refuse claim"),
      which: claimPlace(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant("finish claim"),
      which: claimPlace(),
      cents: fc.nat({ max: 12_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      step: fc.constant("send refunds"),
      answer: fc.constantFrom("done", "done", "done", ...refundAnswers),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constantFrom("open link", "ask for link", "become account's", "review", "review"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ step: fc.constant("wait"), days: fc.integer({ min: 1, max: 9 }) }) },
);

function claimPlace(): fc.Arbitrary<number> {
  return fc.nat({ max: 2 });
}

function pay(): fc.Arbitrary<Step> {
  return fc.record({
    step: fc.constant("pay"),
    result: fc.constantFrom("taken", "taken", "taken", "refused", "short", "told twice"),
  });
}

/** Most steps make sense; the others are anything. */
const mixed: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant("next"),
      which: fc.nat({ max: 999 }),
      choice,
      deductionCents: fc.nat({ max: 12_000 }),
    }),
  },
  { weight: 2, arbitrary: steps },
);

const times: fc.Arbitrary<Times> = fc.constantFrom(
  ...(["once", "once", "once", "once", "once", "twice", "at once", "at once", "interrupted"] as const),
);

/** A place in a transaction; most have fewer statements. */
const interruptedAt = fc.nat({ max: 24 });

/** Properties of an order when it is placed. */
export type OrderDraw = {
  by: "account" | "guest" | "guest with account";
  /** VAT rate in thousandths that was in force then. */
  rate: number;
  /** Statement at which placing it is interrupted; null: none. */
  interruptedAt: number | null;
  payment: "transfer" | "card" | "bizum";
  way: "standard" | "express" | "pickup";
  isExport: boolean;
  buyer: "consumer" | "consumer with invoice" | "business";
  goods: "one" | "some" | "all";
};

export type History = {
  order: OrderDraw;
  /** Whether it is paid before all else; most orders are. */
  isPaidFirst: boolean;
  deeds: Deed[];
};

/** History of an order from its placing on. */
export const histories: fc.Arbitrary<History> = fc.record({
  order: fc.record({
    by: fc.constantFrom("account", "account", "guest", "guest with account"),
    rate: fc.constantFrom(210, 210, 100),
    interruptedAt: fc.option(interruptedAt, { freq: 1 }),
    payment: fc.constantFrom("transfer", "card", "bizum"),
    way: fc.constantFrom("standard", "express", "pickup"),
    isExport: fc.nat({ max: 5 }).map((drawn) => drawn === 5),
    buyer: fc.constantFrom("consumer", "consumer", "consumer with invoice", "business"),
    goods: fc.constantFrom("one", "some", "all"),
  }),
  isPaidFirst: fc.nat({ max: 4 }).map((drawn) => drawn > 0),
  deeds: fc.array(fc.record({ times, step: mixed, other: fc.option(mixed), interruptedAt }), {
    minLength: 6,
    maxLength: 18,
    size: "max",
  }),
});

/** A step in one line, for readers of a history. */
export function tellDeed({ times: often, step, other, interruptedAt: place }: Deed): string {
  if (often === "interrupted") return `${tellStep(step)} (interrupted at ${place}, and again)`;
  if (often !== "at once") return `${tellStep(step)}${often === "twice" ? " (twice)" : ""}`;
  return other ? `${tellStep(step)}, and at once: ${tellStep(other)}` : `${tellStep(step)} (twice at once)`;
}

function tellStep({ step: name, ...rest }: Step): string {
  return [name, ...Object.entries(rest).map(([key, value]) => `${key} ${tellValue(value)}`)].join(", ");
}

function tellValue(value: unknown): string {
  if (value === null) return "any";
  if (typeof value !== "object") return String(value);
  return Object.values(value).map(tellValue).join(" ");
}
