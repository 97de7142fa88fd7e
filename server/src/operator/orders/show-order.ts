import { addressLines } from "@recambia/contract/addresses/address-lines";
import { madridDay, madridMinute } from "@recambia/contract/madrid-time";
import type { AttachedFile } from "@recambia/contract/uploads/schemas";
import { type OrderRow, progressOf, undecidedPieces, waitingPieces } from "../../orders/index.ts";
import { textTable } from "../text-table.ts";
import { inEuros } from "./read-order-options.ts";

/** Blank for zero. */
const count = (pieces: number) => (pieces === 0 ? "" : String(pieces));
const day = (moment: string | null) => (moment === null ? "" : madridDay(new Date(moment)));

/** Formats an order for the terminal: lines, address, events, and the files of its withdrawals. */
export function showOrder(order: OrderRow, returnFiles: readonly AttachedFile[]): string {
  const parts = [
    `${order.number}  ${order.state}  placed ${day(order.placed_at)}  promised by ${order.promised_by}\n`,
    `${order.name} <${order.current_email}>\n${placeOf(order)}\n`,
    textTable(
      ["Line", "Part number", "Name", "Pieces", "To send", "Back", "Amount", "Deposit", "Old part"],
      linesOf(order),
    ),
    progressLine(order),
    sumsOf(order),
    section("Parcels", ["Parcel", "Carrier", "Tracking", "Shipped", "Ended", "Lines"], parcelsOf(order)),
    section("Cancellations", ["No.", "Cause", "By", "When", "Lines", "Reason"], cancellationsOf(order)),
    section("Withdrawals", ["No.", "State", "Received", "Back", "Deducted", "Lines"], withdrawalsOf(order)),
    section("Files of withdrawals", ["Kind", "Name"], filesOf(returnFiles)),
    section("Guarantee claims", ["Number", "State", "Opened", "Remedy", "Lines"], claimsOf(order)),
    section("Stock movements", ["Kind", "Line", "Pieces"], movementsOf(order)),
    section("Refunds", ["No.", "State", "Cause", "Amount", "Reason"], refundsOf(order)),
    section("Invoices", ["Number", "Kind", "Issued", "Total"], invoicesOf(order)),
    section("Contract confirmed", ["When", "To", "Files"], confirmationsOf(order)),
    section("What has happened", ["When", "What", "State", "Amount", "By", "Text"], eventsOf(order)),
  ];
  return parts.filter(Boolean).join("\n");
}

function section(title: string, titles: string[], rows: string[][]): string {
  return rows.length === 0 ? "" : `${title}\n${textTable(titles, rows)}`;
}

function placeOf({ address, shipping_method, billing }: OrderRow): string {
  const place = address
    ? `${shipping_method}: ${address.first_name} ${address.last_name}, ${addressLines(address).join(", ")} ${address.mobile_phone || address.landline_phone}`
    : "collected at the shop";
  const buyer = billing ? `\ninvoice to ${billing.name}, ${billing.tax_id}` : "";
  return `${place}${buyer}`.replace(/ +/g, " ");
}

function linesOf(order: OrderRow): string[][] {
  return order.lines.map((line, index) => [
    String(index + 1),
    line.product.part_number ?? "",
    line.product.name,
    String(line.quantity),
    count(waitingPieces(order, line)),
    count(undecidedPieces(order, line)),
    inEuros(line.line_cents),
    line.core_deposit_cents > 0 ? inEuros(line.core_deposit_cents) : "",
    line.core_state === "none" ? "" : line.core_state,
  ]);
}

/** Formats where its pieces are, in one line. */
function progressLine(order: OrderRow): string {
  const { ordered, waiting, on_the_way, delivered, cancelled, to_return, returned } = progressOf(order);
  const places = [
    [delivered, "delivered"],
    [on_the_way, order.shipping_method === "pickup" ? "ready to collect" : "on the way"],
    [waiting, "to send"],
    [cancelled, "cancelled"],
    [to_return, "to come back"],
    [returned, "come back"],
  ] as const;
  const groups = places.filter(([pieces]) => pieces > 0).map(([pieces, place]) => `${pieces} ${place}`);
  return `${ordered} pieces: ${groups.join(", ")}\n`;
}

function sumsOf(order: OrderRow): string {
  const shipping = `shipping ${inEuros(order.shipping_cents)}`;
  const paid = order.paid_at ? `paid by ${order.payment_method}` : `to be paid by ${order.payment_method}`;
  const repaid = order.refunded_cents > 0 ? `, paid back ${inEuros(order.refunded_cents)}` : "";
  return `${shipping}, total ${inEuros(order.total_cents)}, ${paid}${repaid}\n`;
}

/** Formats `1:2, 3:1`: line and pieces, as in options. */
function piecesOf(order: OrderRow, lines: readonly { line_id: string; quantity: number }[]): string {
  const place = (lineId: string) => order.lines.findIndex(({ public_id }) => public_id === lineId) + 1;
  return lines.map(({ line_id, quantity }) => `${place(line_id)}:${quantity}`).join(", ");
}

function parcelsOf(order: OrderRow): string[][] {
  return order.parcels.map((parcel, index) => [
    String(index + 1),
    parcel.carrier,
    parcel.tracking_number,
    day(parcel.shipped_at),
    endOf(parcel),
    piecesOf(order, parcel.lines),
  ]);
}

function endOf({ delivered_at, lost_at, came_back_at }: OrderRow["parcels"][number]): string {
  if (lost_at !== null) return `lost ${day(lost_at)}`;
  if (came_back_at !== null) return `came back ${day(came_back_at)}`;
  return delivered_at === null ? "" : `delivered ${day(delivered_at)}`;
}

function cancellationsOf(order: OrderRow): string[][] {
  return order.cancellations.map(({ cause, actor, cancelled_at, lines, reason }, index) => [
    String(index + 1),
    cause,
    actor,
    day(cancelled_at),
    piecesOf(order, lines),
    reason ?? "",
  ]);
}

/** Proof that the mail with the contract was sent (consumer code art. 105). */
function confirmationsOf(order: OrderRow): string[][] {
  return order.confirmations.map(({ recipient, sent_at, attachments }) => [
    new Date(sent_at).toISOString(),
    recipient,
    attachments.map(({ name, sha256 }) => `${name} ${sha256.slice(0, 12)}`).join(", "),
  ]);
}

function movementsOf(order: OrderRow): string[][] {
  return order.stock_movements.map(({ kind, line_id, quantity }) => [
    kind,
    piecesOf(order, [{ line_id, quantity }]),
    String(quantity),
  ]);
}

function withdrawalsOf(order: OrderRow): string[][] {
  return order.withdrawals.map((withdrawal, index) => [
    String(index + 1),
    withdrawal.state,
    day(withdrawal.received_at),
    day(withdrawal.returned_at),
    withdrawal.deduction_cents > 0 ? inEuros(withdrawal.deduction_cents) : "",
    piecesOf(order, withdrawal.lines),
  ]);
}

function claimsOf(order: OrderRow): string[][] {
  return order.guarantee_claims.map((claim) => [
    claim.number,
    claim.state,
    day(claim.opened_at),
    claim.remedy ?? "",
    piecesOf(order, [claim]),
  ]);
}

/** Strips control characters, which terminals would interpret. */
function filesOf(files: readonly AttachedFile[]): string[][] {
  return files.map(({ name, is_document }) => [is_document ? "PDF" : "picture", name.replace(/\p{C}/gu, "")]);
}

function refundsOf({ refunds }: OrderRow): string[][] {
  return refunds.map(({ state, cause, amount_cents, reason }, index) => [
    String(index + 1),
    state,
    cause,
    inEuros(amount_cents),
    reason,
  ]);
}

function invoicesOf({ invoices }: OrderRow): string[][] {
  return invoices.map(({ number, kind, issued_at, total_cents }) => [
    number,
    kind,
    day(issued_at),
    inEuros(total_cents),
  ]);
}

function eventsOf({ events }: OrderRow): string[][] {
  return events.map(({ at, kind, state, cents, actor, text }) => [
    madridMinute(new Date(at)),
    kind,
    state,
    cents === null ? "" : inEuros(cents),
    actor,
    text ?? "",
  ]);
}
