import { type OrderRow, readOrderByNumber } from "../orders/index.ts";
import { isRefusal, type Refusal } from "../platform/http/refusal.ts";
import type { Surroundings } from "./command.ts";
import { BadOption } from "./read-order-options.ts";

/** Why an order stays as it is, for the owner. */
const objections: Partial<Record<Refusal["refused"], string>> = {
  not_found: "There is no such order (or no such line of it).",
  conflict: "The order is in no state for that, or there is nothing of the kind to do: see `orders show`.",
  order_shipped: "A parcel of it has left: it can't be cancelled any more.",
};

type Result = OrderRow | Refusal | null;

/** Runs a step of an order and tells the state that it has then. */
export async function step(
  surroundings: Surroundings,
  number: string,
  work: (order: OrderRow) => Promise<Result>,
): Promise<boolean> {
  const { database, output, errors } = surroundings;
  const result = await attempt(surroundings, number, work);
  if (typeof result === "string") {
    errors.write(`${result}\n`);
    return false;
  }
  const order = await readOrderByNumber(database, number);
  output.write(`${order?.number ?? number} is ${order?.state ?? "gone"}.\n`);
  return true;
}

/** @returns the order as it is then, or what is in the way. */
async function attempt(
  { database }: Surroundings,
  number: string,
  work: (order: OrderRow) => Promise<Result>,
): Promise<OrderRow | null | string> {
  const order = await readOrderByNumber(database, number);
  if (!order) return `There is no order ${number}.`;
  try {
    const result = await work(order);
    return isRefusal(result) ? (objections[result.refused] ?? `Refused: ${result.refused}.`) : result;
  } catch (error) {
    if (error instanceof BadOption) return error.message;
    throw error;
  }
}

/** An option that a command can't do without. */
export function needed(options: Surroundings["options"], name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new BadOption(`--${name} is missing.`);
  return value;
}
