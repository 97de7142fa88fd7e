import type { OrderRow } from "../../../src/orders/index.ts";
import { isOpenClaim } from "./check-order.ts";
import type { Choice, Step } from "./order-steps.ts";

/** Sensible next steps for an order in its state, so that histories get far. */
export function nextSteps(order: OrderRow, choice: Choice, deductionCents: number): Step[] {
  if (order.state === "pending_payment") return [{ step: "pay", result: "taken" }];
  return [
    ...sendingSteps(order, choice),
    ...parcelSteps(order),
    ...withdrawalSteps(order, choice, deductionCents),
    ...refundSteps(order),
    ...claimSteps(order, choice, deductionCents),
    ...order.lines.flatMap(({ core_state }, line): Step[] =>
      core_state === "due" && order.parcels.length > 0 ? [{ step: "core", line, decision: "accepted" }] : [],
    ),
  ];
}

function sendingSteps(order: OrderRow, choice: Choice): Step[] {
  if (order.state === "cancelled" || order.shipped_at !== null) return [];
  return [
    { step: "ship", choice: { line: choice.line ?? 0, count: "one" } },
    { step: "ship", choice: { line: null, count: "limit" } },
    { step: "cancel", choice: { line: choice.line ?? 0, count: "one" } },
    { step: "cancel for shop", choice: { line: choice.line ?? 0, count: "one" } },
  ];
}

function parcelSteps({ parcels }: OrderRow): Step[] {
  return parcels.flatMap(({ delivered_at, lost_at, came_back_at }, index): Step[] => {
    if (delivered_at !== null || lost_at !== null || came_back_at !== null) return [];
    const parcel = index + 1;
    return [
      { step: "deliver", parcel },
      { step: "deliver", parcel: null },
      { step: "lose and refund", parcel },
      { step: "lose and send again", parcel },
      { step: "come back", parcel },
    ];
  });
}

function withdrawalSteps(order: OrderRow, choice: Choice, deductionCents: number): Step[] {
  const has = (wanted: string) => order.withdrawals.some(({ state }) => state === wanted);
  const one = { line: choice.line ?? 0, count: "one" } as const;
  return [
    ...(order.parcels.length > 0
      ? ([
          { step: "withdraw", choice },
          { step: "withdraw", choice: one },
          { step: "withdraw as guest", choice: one },
        ] satisfies Step[])
      : []),
    ...(has("requested")
      ? ([{ step: "received" }, { step: "received" }, { step: "void", which: null }] satisfies Step[])
      : []),
    ...(has("returned")
      ? ([
          { step: "refund withdrawal", deductionCents: 0 },
          { step: "refund withdrawal", deductionCents },
          { step: "restock", choice: one },
          { step: "write off", choice: one },
        ] satisfies Step[])
      : []),
  ];
}

const remedies = ["repair", "replacement", "price_reduction", "refund"] as const;

/** A claim for something that has arrived, or the next step with those that are open. */
function claimSteps({ parcels, guarantee_claims: claims }: OrderRow, choice: Choice, cents: number): Step[] {
  const hasArrived = parcels.some(({ delivered_at }) => delivered_at !== null);
  const remedy = remedies[cents % remedies.length] ?? "repair";
  const one = { line: choice.line ?? 0, count: "one" } as const;
  const open = claims.filter(isOpenClaim);
  return [
    ...(hasArrived ? [{ step: "claim", choice: one, wish: remedy } as const] : []),
    ...open.flatMap(({ remedy: accepted, received_at }, which): Step[] => [
      ...(accepted === null ? [{ step: "accept claim", which, remedy } as const] : []),
      ...(received_at === null ? [{ step: "receive claim", which } as const] : []),
      ...(accepted === null ? [] : [{ step: "finish claim", which, cents } as const]),
    ]),
  ];
}

function refundSteps({ refunds, payment_method }: OrderRow): Step[] {
  return refunds.flatMap(({ state }, index): Step[] => {
    if (state === "due" && payment_method !== "transfer") return [{ step: "send refunds", answer: "done" }];
    return state === "done" ? [] : [{ step: "refunded by hand", which: index + 1 }];
  });
}
