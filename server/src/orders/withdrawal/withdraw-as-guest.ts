import type {
  FindWithdrawableBody,
  GuestWithdrawalBody,
  WithdrawableOrder,
  WithdrawalReceipt,
} from "@recambia/contract/orders/withdrawals";
import type { Queryable } from "../../platform/database/database.ts";
import { countAttempt } from "../../platform/http/access/limit-attempts.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { waitingPieces } from "../cancellation/order-pieces.ts";
import { isOnlyAsAWhole } from "../cancellation/order-selection.ts";
import { lockOrder } from "../lock-order.ts";
import { normalizeOrderNumber } from "../order-number.ts";
import { type OrderLineRow, type OrderRow, readOrder } from "../order-rows.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { receiptOf } from "./withdraw-order.ts";
import { withdrawalTerms } from "./withdrawal-terms.ts";

type WithdrawalDeps = Pick<Context, "database" | "clock">;
type Named = FindWithdrawableBody;

/**
 * Wrong pairs of number and email, from one network and about one order. The right pair is accepted all the same, so that
 * nobody can keep the buyer out; numbers are random, and cannot be guessed.
 */
const wrongFromNetwork = { name: "wrong withdrawals from", most: 40, windowMinutes: 60 };
const wrongAboutOrder = { name: "wrong withdrawals about", most: 20, windowMinutes: 60 };

/**
 * The first step of withdrawing without signing in: what of the order can be withdrawn from (`law.md`
 * 2.11, 2.12). An unknown number and a wrong email are answered the same.
 *
 * @returns `not_found`, `too_many_requests`, or the order without its person and address.
 */
export async function findWithdrawable(
  { database, clock }: WithdrawalDeps,
  named: Named,
  network: string,
): Promise<WithdrawableOrder | Refusal> {
  const now = clock.now();
  const key = await findKey(database, named);
  if (key === null) return refuseGuess(database, named, network, now);
  return toWithdrawableOrder(await readOrder(database, key), now);
}

/**
 * The second step: withdraws from the order that number and email name together. The receipt is
 * mailed to that address at once.
 *
 * @returns `not_found`, `too_many_requests`, or as `requestWithdrawal`.
 */
export async function withdrawAsGuest(
  { database, clock }: WithdrawalDeps,
  { name, lines, ...named }: GuestWithdrawalBody,
  network: string,
): Promise<WithdrawalReceipt | Refusal> {
  const now = clock.now();
  const found = await findKey(database, named);
  if (found === null) return refuseGuess(database, named, network, now);
  return database.transaction(async (transaction) => {
    const key = await findKey(transaction, named);
    if (key === null) return { refused: "not_found" };
    const order = await lockOrder(transaction, key);
    const declaration = { channel: "guest", name, lines, declaredAt: now, now } as const;
    const withdrawn = await requestWithdrawal(transaction, order, declaration);
    return isRefusal(withdrawn) ? withdrawn : receiptOf(order, withdrawn);
  });
}

/** Counts a wrong pair: for the network, and for the order if the number can be one's. */
async function refuseGuess(
  database: Queryable,
  { number }: Named,
  network: string,
  now: Date,
): Promise<Refusal> {
  const order = normalizeOrderNumber(number);
  const mayTry =
    (await countAttempt(database, wrongFromNetwork, network, now)) &&
    (order === "" || (await countAttempt(database, wrongAboutOrder, order, now)));
  return { refused: mayTry ? "not_found" : "too_many_requests" };
}

async function findKey(database: Queryable, { number, email }: Named): Promise<number | null> {
  const [row] = await database.rows<{ id: number }>({
    name: "find-order-of-guest",
    text: `select o.id from customer_order o left join person on person.id = o.person_id
           where o.number = $1 and $2 in (o.email, person.email)`,
    values: [normalizeOrderNumber(number), email.toLowerCase()],
  });
  return row ? Number(row.id) : null;
}

function toWithdrawableOrder(order: OrderRow, now: Date): WithdrawableOrder {
  const { until, objection, pieces } = withdrawalTerms(order, now);
  const withdrawable = (line: OrderLineRow) => pieces.get(line.public_id) ?? 0;
  return {
    number: order.number,
    placed_at: new Date(order.placed_at).toISOString(),
    withdrawable_until: until?.toISOString() ?? null,
    objection,
    only_as_a_whole: isOnlyAsAWhole(order),
    lines: order.lines.map((line) => ({
      id: line.public_id,
      name: line.product.name,
      part_number: line.product.part_number,
      picture: line.product.picture,
      withdrawable_quantity: withdrawable(line),
      sent_quantity: Math.max(0, withdrawable(line) - waitingPieces(order, line)),
      withdrawal_exclusion: line.withdrawal_exclusion,
    })),
  };
}
