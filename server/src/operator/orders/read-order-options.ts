import { formatCents } from "@recambia/contract/money";
import type { OrderRow } from "../../orders/index.ts";
import type { CommandContext } from "../command.ts";
import { BadOption } from "../read-options.ts";

/** Parses `12,34`, `12.34` or `12` euros to cents. */
export function readEuros(text: string): number {
  const [, euros, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euros === undefined) throw new BadOption(`${text} is no amount: write euros as 12,34.`);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** Parses a number from 1; null without one. */
export function readNumber(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new BadOption(`--${name} is a number from 1.`);
  return Number(text);
}

/** Parses `1` or `1:2,3:1`: line numbers as in `orders show`, with pieces; all pieces by default. */
export function readLines(order: OrderRow, text: string): { line_id: string; quantity: number }[] {
  return text.split(",").map((part) => {
    const [, position, pieces] = /^(\d{1,3})(?::(\d{1,2}))?$/.exec(part.trim()) ?? [];
    const line = order.lines[Number(position) - 1];
    if (!line) throw new BadOption(`${part} is no line of ${order.number}: write 1 or 1:2.`);
    return { line_id: line.public_id, quantity: pieces === undefined ? line.quantity : Number(pieces) };
  });
}

/** Help text of `--lines`. */
export const linesOption = "1:2,3  lines by their number, with pieces after a colon; without it, everything.";

/** Resolves `--lines` to lines; null for all. */
export function chosenLines({ options }: Pick<CommandContext, "options">, order: OrderRow) {
  return options.lines === undefined ? null : readLines(order, options.lines);
}

/** Formats euros for a column. */
export const inEuros = (cents: number) => formatCents(cents).replace(/\u00a0/g, " ");
