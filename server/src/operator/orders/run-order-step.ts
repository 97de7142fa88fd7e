import { type OrderRow, readOrderByNumber } from "../../orders/index.ts";
import { isRefusal, type Refusal, refusalBody } from "../../platform/http/refusals/refusal.ts";
import type { CommandContext } from "../command.ts";
import { BadOption } from "../read-options.ts";

/** Explanations of refusals for the operator. */
const problemTexts: Partial<Record<Refusal["refused"], string>> = {
  not_found: "There is no such order (or no such line of it).",
  conflict: "The order is in no state for that, or there is nothing of the kind to do: see `orders show`.",
  order_shipped: "All of it has left: it can't be cancelled any more.",
  out_of_stock: "There are not enough pieces in stock to send them again: pay them back instead.",
  withdrawal_not_for_business: "It was bought for a business: there is no right of withdrawal.",
  withdrawal_term_over: "The 14 days to withdraw were over on that day.",
  withdrawal_excluded: "These goods are excluded from withdrawal (consumer code art. 103).",
  withdrawal_all_done: "There is nothing left in it to withdraw from.",
};

type Result = OrderRow | Refusal | null;

/** Runs a step of an order and prints the resulting state. */
export async function runOrderStep(
  context: CommandContext,
  number: string,
  work: (order: OrderRow) => Promise<Result>,
): Promise<boolean> {
  const { database, output, errors } = context;
  const result = await attempt(context, number, work);
  if (typeof result === "string") {
    errors.write(`${result}\n`);
    return false;
  }
  const order = await readOrderByNumber(database, number);
  output.write(`${order?.number ?? number} is ${order?.state ?? "gone"}.\n`);
  return true;
}

/** @returns the updated order, or the problem. */
async function attempt(
  { database }: CommandContext,
  number: string,
  work: (order: OrderRow) => Promise<Result>,
): Promise<OrderRow | null | string> {
  const order = await readOrderByNumber(database, number);
  if (!order) return `There is no order ${number}.`;
  try {
    const result = await work(order);
    return isRefusal(result) ? problemTextOf(result) : result;
  } catch (error) {
    if (error instanceof BadOption) return error.message;
    throw error;
  }
}

function problemTextOf(refusal: Refusal): string {
  const objection = problemTexts[refusal.refused];
  if (objection) return objection;
  const { errors = {}, message } = refusalBody(refusal, "en");
  return Object.values(errors).flat()[0] ?? message;
}
