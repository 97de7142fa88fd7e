import { madridDay } from "@recambia/contract/madrid-time";
import { type OrderState, orderStates } from "@recambia/contract/orders/order-states";
import {
  cancelForShop,
  deliverParcel,
  hideBlocked,
  isBlocked,
  type LossOutcome,
  listForShop,
  listReturnFiles,
  loseParcel,
  type OrderRow,
  prepareOrder,
  readOrderByNumber,
  readReturnFile,
  recordBlockedAccess,
  shipParcel,
  takeParcelBack,
} from "../../orders/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { saveFiles } from "../files/save-files.ts";
import { BadOption, readDay, reportBadOption, required } from "../read-options.ts";
import { textTable } from "../text-table.ts";
import { blockedReason, openBlockedFiles } from "./open-blocked-files.ts";
import { chosenLines, inEuros, linesOption, readNumber } from "./read-order-options.ts";
import { runOrderStep } from "./run-order-step.ts";
import { showOrder } from "./show-order.ts";

/** Commands `orders list` and `orders late`. */
async function list(context: CommandContext, isLate: boolean): Promise<boolean> {
  const { database, clock, output, errors, options } = context;
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
  output.write(textTable(["Number", "State", "Placed", "Promised", "Total", "Email", "Late"], rows));
  return true;
}

function isState(text: string): text is OrderState {
  return orderStates.some((state) => state === text);
}

async function show(
  { database, clock, output, errors, options }: CommandContext,
  number: string,
): Promise<boolean> {
  const order = await readOrderByNumber(database, number);
  if (!order) {
    errors.write(`There is no order ${number}.\n`);
    return false;
  }
  const reason = options.reason?.trim() ?? "";
  const isOpened = isBlocked(order) && reason !== "";
  if (isOpened) await recordBlockedAccess(database, order, { reason, now: clock.now() });
  const shown = isOpened ? order : hideBlocked(order);
  output.write(showOrder(shown, isBlocked(shown) && !isOpened ? [] : await listReturnFiles(database, order)));
  if (isBlocked(order)) output.write(`\n${blockedNote(order, isOpened)}\n`);
  return true;
}

function blockedNote({ blocked_until: until, destroyed_at }: OrderRow, isOpened: boolean): string {
  if (destroyed_at !== null) return "Its personal data was destroyed when its last day had passed.";
  if (isOpened) return `It is blocked until ${until}; that it was looked at, and why, is kept.`;
  return `Its personal data is blocked until ${until} (LOPDGDD art. 32). A court, an authority or a claim may need it: --reason TEXT shows it, and is kept.`;
}

/** Writes what was attached to the withdrawals of an order into a folder of this machine. */
async function save(context: CommandContext, written: string): Promise<boolean> {
  const order = await readOrderByNumber(context.database, written);
  if (!order) {
    context.errors.write(`There is no order ${written}.\n`);
    return false;
  }
  return reportBadOption(context, async () => {
    await openBlockedFiles(context, order);
    return saveFiles(context, await listReturnFiles(context.database, order), (fileId) =>
      readReturnFile(context, { number: order.number, fileId, size: "file" }),
    );
  });
}

/** Outcomes of a lost parcel. */
function readOutcome(text: string): LossOutcome {
  if (text === "again") return "send_again";
  if (text === "refund") return "refund";
  throw new BadOption("--outcome is again or refund.");
}

function ship(context: CommandContext, number: string): Promise<boolean> {
  const { options } = context;
  return runOrderStep(context, number, async (order) => {
    const isPickup = order.shipping_method === "pickup";
    const trackingUrl = options.url ?? null;
    if (trackingUrl !== null && !/^https?:\/\/\S+$/.test(trackingUrl))
      throw new BadOption("--url is no link.");
    return shipParcel(context, number, {
      carrier: isPickup ? "" : required(options, "carrier"),
      trackingNumber: isPickup ? "" : required(options, "tracking"),
      trackingUrl,
      lines: chosenLines(context, order),
    });
  });
}

export const orderCommands: readonly Command[] = [
  {
    usage: "orders list",
    summary: "Lists the newest orders, and what they wait for too long.",
    options: { state: "STATE  only those in a state." },
    run: (context) => list(context, false),
  },
  {
    usage: "orders late",
    summary: "Lists the orders that wait too long to leave or to be paid back.",
    run: (context) => list(context, true),
  },
  {
    usage: "orders show NUMBER",
    summary: "Shows an order with its lines, parcels, withdrawals, refunds and all that has happened.",
    options: { reason: "TEXT  why blocked personal data has to be seen; the access is kept." },
    run: (context, [number = ""]) => show(context, number),
  },
  {
    usage: "orders files NUMBER",
    summary: "Writes the pictures and PDFs that were attached to an order's withdrawals into a folder.",
    options: { to: "FOLDER  is made when it is missing", reason: blockedReason },
    run: (context, [number = ""]) => save(context, number),
  },
  {
    usage: "orders prepare NUMBER",
    summary: "Notes that a paid order is being got ready.",
    run: (context, [number = ""]) => runOrderStep(context, number, () => prepareOrder(context, number)),
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
    run: (context, [number = ""]) => ship(context, number),
  },
  {
    usage: "orders deliver NUMBER",
    summary: "Notes that parcels have arrived. With the last one, the days to withdraw begin.",
    options: { parcel: "N  only that parcel.", day: "DAY  when, as 2026-11-21; without it, now." },
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async () =>
        deliverParcel(context, number, {
          parcelNumber: readNumber(context.options.parcel, "parcel"),
          day: readDay(context.options, "day"),
        }),
      ),
  },
  {
    usage: "orders cancel NUMBER",
    summary:
      "Cancels what has not left of an order; what was paid for it is paid back, its pieces are on sale again.",
    options: { lines: linesOption, reason: "TEXT  why; the customer reads it." },
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async (order) =>
        cancelForShop(context, number, {
          reason: required(context.options, "reason"),
          lines: chosenLines(context, order),
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
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async () =>
        loseParcel(context, number, {
          parcelNumber: readNumber(context.options.parcel, "parcel"),
          outcome: readOutcome(required(context.options, "outcome")),
        }),
      ),
  },
  {
    usage: "orders came-back NUMBER",
    summary:
      "Records that a parcel has come back undelivered, or was not collected: its pieces wait to be sent again, or to be cancelled.",
    options: { parcel: "N  which one; without it, the only one that is on its way." },
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async () =>
        takeParcelBack(context, number, readNumber(context.options.parcel, "parcel")),
      ),
  },
];
