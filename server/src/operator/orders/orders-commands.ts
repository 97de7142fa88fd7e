import { madridDay } from "@recambia/contract/madrid-time";
import { type OrderState, orderStates } from "@recambia/contract/orders/order-states";
import {
  cancelForShop,
  deliverParcel,
  type LossOutcome,
  listForShop,
  loseParcel,
  prepareOrder,
  readOrderByNumber,
  shipParcel,
  takeParcelBack,
} from "../../orders/index.ts";
import type { Command, Surroundings } from "../command.ts";
import { textTable } from "../text-table.ts";
import { BadOption, chosenLines, inEuros, linesOption, readDay, readNumber } from "./read-order-options.ts";
import { showOrder } from "./show-order.ts";
import { needed, step } from "./step-order.ts";

/** `orders list` and `orders late`. */
async function list(surroundings: Surroundings, isLate: boolean): Promise<boolean> {
  const { database, clock, output, errors, options } = surroundings;
  const state = options.state ?? null;
  if (state !== null && !isState(state)) {
    errors.write(`There is no state ${state}: ${orderStates.join(", ")}.\n`);
    return false;
  }
  const now = clock.now();
  const orders = await listForShop(database, { state, isLate, now, today: madridDay(now) });
  if (orders.length === 0) {
    output.write("There are none.\n");
    return true;
  }
  const rows = orders.map((order) => [
    order.number,
    order.state,
    madridDay(order.placed_at),
    order.promised_by,
    inEuros(order.total_cents),
    order.email,
    order.late,
  ]);
  output.write(textTable(["Number", "State", "Placed", "Promised", "Total", "E-mail", "Late"], rows));
  return true;
}

function isState(text: string): text is OrderState {
  return orderStates.some((state) => state === text);
}

async function show({ database, output, errors }: Surroundings, number: string): Promise<boolean> {
  const order = await readOrderByNumber(database, number);
  if (order) output.write(showOrder(order));
  else errors.write(`There is no order ${number}.\n`);
  return order !== null;
}

/** What becomes of a lost parcel's pieces. */
function readOutcome(text: string): LossOutcome {
  if (text === "again") return "send_again";
  if (text === "refund") return "refund";
  throw new BadOption("--outcome is again or refund.");
}

function ship(surroundings: Surroundings, number: string): Promise<boolean> {
  const { options } = surroundings;
  return step(surroundings, number, async (order) => {
    const isPickup = order.shipping_method === "pickup";
    const trackingUrl = options.url ?? null;
    if (trackingUrl !== null && !/^https?:\/\/\S+$/.test(trackingUrl))
      throw new BadOption("--url is no link.");
    return shipParcel(surroundings, number, {
      carrier: isPickup ? "" : needed(options, "carrier"),
      trackingNumber: isPickup ? "" : needed(options, "tracking"),
      trackingUrl,
      lines: chosenLines(surroundings, order),
    });
  });
}

export const orderCommands: readonly Command[] = [
  {
    usage: "orders list",
    summary: "Lists the newest orders, and what they wait for too long.",
    options: { state: "STATE  only those in a state." },
    run: (surroundings) => list(surroundings, false),
  },
  {
    usage: "orders late",
    summary: "Lists the orders that wait too long to leave or to be paid back.",
    run: (surroundings) => list(surroundings, true),
  },
  {
    usage: "orders show NUMBER",
    summary: "Shows an order with its lines, parcels, withdrawals, refunds and all that has happened.",
    run: (surroundings, [number = ""]) => show(surroundings, number),
  },
  {
    usage: "orders prepare NUMBER",
    summary: "Notes that a paid order is being got ready.",
    run: (surroundings, [number = ""]) =>
      step(surroundings, number, () => prepareOrder(surroundings, number)),
  },
  {
    usage: "orders ship NUMBER",
    summary:
      "Notes that a parcel has left and mails how to follow it; of a pick-up, that it can be collected. The order is shipped once all its pieces are in parcels.",
    options: {
      carrier: "NAME  who carries it.",
      tracking: "CODE  its tracking number.",
      url: "LINK  where it can be followed.",
      lines: linesOption,
    },
    run: (surroundings, [number = ""]) => ship(surroundings, number),
  },
  {
    usage: "orders deliver NUMBER",
    summary: "Notes that parcels have arrived. With the last one, the days to withdraw begin.",
    options: { parcel: "N  only that parcel.", day: "DAY  when, as 2026-11-21; without it, now." },
    run: (surroundings, [number = ""]) =>
      step(surroundings, number, async () =>
        deliverParcel(surroundings, number, {
          parcelNumber: readNumber(surroundings.options.parcel, "parcel"),
          day: readDay(surroundings.options.day, "day"),
        }),
      ),
  },
  {
    usage: "orders cancel NUMBER",
    summary:
      "Cancels what has not left of an order; what was paid for it is paid back, its pieces are on sale again.",
    options: { lines: linesOption, reason: "TEXT  why; the customer reads it." },
    run: (surroundings, [number = ""]) =>
      step(surroundings, number, async (order) =>
        cancelForShop(surroundings, number, {
          reason: needed(surroundings.options, "reason"),
          lines: chosenLines(surroundings, order),
        }),
      ),
  },
  {
    usage: "orders lost NUMBER",
    summary: "Records that a parcel was lost on its way; the customer is told what happens next.",
    options: {
      parcel: "N  which one; without it, the only one that is on its way.",
      outcome: "again|refund  send its pieces again, out of stock, or pay them back.",
    },
    run: (surroundings, [number = ""]) =>
      step(surroundings, number, async () =>
        loseParcel(surroundings, number, {
          parcelNumber: readNumber(surroundings.options.parcel, "parcel"),
          outcome: readOutcome(needed(surroundings.options, "outcome")),
        }),
      ),
  },
  {
    usage: "orders came-back NUMBER",
    summary:
      "Records that a parcel has come back undelivered, or was not collected: its pieces wait to be sent again, or to be cancelled.",
    options: { parcel: "N  which one; without it, the only one that is on its way." },
    run: (surroundings, [number = ""]) =>
      step(surroundings, number, async () =>
        takeParcelBack(surroundings, number, readNumber(surroundings.options.parcel, "parcel")),
      ),
  },
];
