import { formatCents } from "@recambia/contract/money";
import type { OrderRow } from "../../orders/index.ts";
import type { CommandContext } from "../command.ts";

/** What an owner has typed and the shop can't read, told back to them. */
export class BadOption extends Error {}

/** `12,34`, `12.34` or `12` euros as cents. */
export function readEuros(text: string): number {
  const [, euros, cents = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euros === undefined) throw new BadOption(`${text} is no amount: write euros as 12,34.`);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** A number from 1; null where none was given. */
export function readNumber(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new BadOption(`--${name} is a number from 1.`);
  return Number(text);
}

/** `2026-11-21`; null where none was given. */
export function readDay(text: string | undefined, name: string): string | null {
  if (text === undefined) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  if (!isDay) throw new BadOption(`--${name} is a day, written as 2026-11-21.`);
  return text;
}

/** `1` or `1:2,3:1`: lines by their number in `orders show`, with pieces; all pieces where none are named. */
export function readLines(order: OrderRow, text: string): { line_id: string; quantity: number }[] {
  return text.split(",").map((part) => {
    const [, position, pieces] = /^(\d{1,3})(?::(\d{1,2}))?$/.exec(part.trim()) ?? [];
    const line = order.lines[Number(position) - 1];
    if (!line) throw new BadOption(`${part} is no line of ${order.number}: write 1 or 1:2.`);
    return { line_id: line.public_id, quantity: pieces === undefined ? line.quantity : Number(pieces) };
  });
}

/** What `--lines` is, for the help. */
export const linesOption = "1:2,3  lines by their number, with pieces after a colon; without it, everything.";

/** The lines that `--lines` names; null: everything. */
export function chosenLines({ options }: Pick<CommandContext, "options">, order: OrderRow) {
  return options.lines === undefined ? null : readLines(order, options.lines);
}

/** Euros as a column shows them. */
export const inEuros = (cents: number) => formatCents(cents).replace(/\u00a0/g, " ");
