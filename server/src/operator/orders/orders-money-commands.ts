import { madridDay } from "@recambia/contract/madrid-time";
import { type OrderRow, refundOrder, settleCore, settlePayment, settleRefund } from "../../orders/index.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Command, CommandContext } from "../command.ts";
import { BadOption, readDay, reportBadOption, required } from "../read-options.ts";
import { exportOrders } from "./export-orders.ts";
import { inEuros, readEuros, readLines, readNumber } from "./read-order-options.ts";
import { runOrderStep } from "./run-order-step.ts";

/** Records a received transfer, with the order's number as reference. */
async function notePaid(context: CommandContext, order: OrderRow): Promise<Refusal | null> {
  const amountCents = readEuros(required(context.options, "amount"));
  const transfer = order.payments.find(({ reference }) => reference === order.number);
  if (!transfer) throw new BadOption(`${order.number} is not paid by transfer.`);
  if (amountCents !== transfer.amount_cents) {
    const due = inEuros(transfer.amount_cents);
    throw new BadOption(
      `${order.number} costs ${due}: agree on the rest with the customer, or send it back.`,
    );
  }
  const report = { reference: transfer.reference, amountCents, isPaid: true, detail: {} };
  const settled = await settlePayment(context, report, "shop");
  if (isRefusal(settled)) return settled;
  if (settled === "late") context.output.write("It came too late and is to be sent back.\n");
  return settled === "known" ? { refused: "conflict" } : null;
}

/** Records a refund sent by hand, not by the bank's interface. */
async function noteRefunded(context: CommandContext, order: OrderRow): Promise<Refusal | null> {
  const wanted = readNumber(context.options.refund, "refund");
  const open = order.refunds.filter(
    ({ state }, index) => state !== "done" && (wanted === null ? state === "due" : index + 1 === wanted),
  );
  if (open.length === 0) return { refused: "conflict" };
  for (const { id, state } of open) {
    const settled = await settleRefund(context, id, { outcome: "done" }, "shop", state);
    if (isRefusal(settled)) {
      const position = order.refunds.findIndex((refund) => refund.id === id) + 1;
      throw new BadOption(
        `Refund ${position} is being asked of the bank, or was settled just now: pay nothing by hand, and see \`orders show\` in two minutes.`,
      );
    }
  }
  return null;
}

function refund(context: CommandContext, number: string): Promise<boolean> {
  const { options } = context;
  return runOrderStep(context, number, async (order) => {
    const { lines, amount, deduct, withdrawal } = options;
    const isOfWithdrawal = withdrawal !== undefined || deduct !== undefined;
    if ([lines !== undefined, amount !== undefined, isOfWithdrawal].filter(Boolean).length > 1) {
      throw new BadOption(
        "--lines, --amount, and --withdrawal with --deduct are three kinds of refund: say one.",
      );
    }
    if (lines !== undefined) {
      return refundOrder(context, number, {
        kind: "lines",
        lines: readLines(order, lines),
        reason: required(options, "reason"),
      });
    }
    if (amount !== undefined) {
      return refundOrder(context, number, {
        kind: "amount",
        amountCents: readEuros(amount),
        reason: required(options, "reason"),
      });
    }
    return refundOrder(context, number, {
      kind: "withdrawal",
      withdrawalNumber: readNumber(withdrawal, "withdrawal"),
      deductionCents: deduct === undefined ? 0 : readEuros(deduct),
      reason: deduct === undefined ? (options.reason ?? "") : required(options, "reason"),
    });
  });
}

function core(context: CommandContext, number: string, decision: string): Promise<boolean> {
  const { options } = context;
  return runOrderStep(context, number, async () => {
    if (decision !== "received" && decision !== "accepted" && decision !== "refused") {
      throw new BadOption("Say received, accepted or refused.");
    }
    const position = readNumber(required(options, "line"), "line") ?? 1;
    const reason = decision === "refused" ? required(options, "reason") : (options.reason ?? "");
    return settleCore(context, number, { position, decision, reason });
  });
}

function writeExport(context: CommandContext): Promise<boolean> {
  const { database, clock, output, options } = context;
  return reportBadOption(context, async () => {
    const to = readDay(options, "to") ?? madridDay(clock.now());
    const from = readDay(options, "from") ?? `${to.slice(0, 7)}-01`;
    if (to < from) throw new BadOption("--to is before --from.");
    output.write(await exportOrders(database, { from, to }));
    return true;
  });
}

export const orderMoneyCommands: readonly Command[] = [
  {
    usage: "orders paid NUMBER",
    summary: "Notes that the transfer for an order has arrived.",
    options: { amount: "12,34  what has arrived; it must be what the order costs." },
    run: (context, [number = ""]) => runOrderStep(context, number, (order) => notePaid(context, order)),
  },
  {
    usage: "orders refund NUMBER",
    summary:
      "Pays back a withdrawal whose goods have come back; with --lines or --amount, of the shop's own will. Cards and Bizum are paid back by the bank, transfers by hand.",
    options: {
      withdrawal: "N  which one; without it, the oldest.",
      deduct: "12,34  what the goods have lost in value by more than trying them out.",
      lines: "1:2,3  pay back these pieces, without their coming back.",
      amount: "12,34  pay back a sum.",
      reason: "TEXT  why; the customer reads it.",
    },
    run: (context, [number = ""]) => refund(context, number),
  },
  {
    usage: "orders core NUMBER DECISION",
    summary:
      "Notes that the old part of a line was received, accepted (its deposit is paid back) or refused.",
    options: { line: "N  the line.", reason: "TEXT  why it was refused." },
    run: (context, [number = "", decision = ""]) => core(context, number, decision),
  },
  {
    usage: "orders refunded NUMBER",
    summary: "Notes that the refunds that are due were sent by hand, as those of transfers are.",
    options: { refund: "N  only that one of `orders show`, also when the bank has failed to send it." },
    run: (context, [number = ""]) => runOrderStep(context, number, (order) => noteRefunded(context, order)),
  },
  {
    usage: "orders export",
    summary: "Writes the invoices of some days as CSV for the accountant, a row for each VAT rate.",
    options: {
      from: "DAY  as 2026-11-01; without it, the first of the month of --to.",
      to: "DAY  without it, today.",
    },
    run: writeExport,
  },
];
