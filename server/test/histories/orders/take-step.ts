import { addDays, madridDay } from "@recambia/contract/madrid-time";
import { PaymentStart } from "@recambia/contract/orders/schemas";
import { WithdrawableOrder } from "@recambia/contract/orders/withdrawals";
import { Value } from "typebox/value";
import { endUnpayableOrders, sendDueRefunds } from "../../../src/orders/index.ts";
import { notify } from "../../orders/bank.ts";
import { rightPassword } from "../../people/passwords.ts";
import { runCommand } from "../../shop/run-command.ts";
import { readField, type Visitor } from "../../shop/test-shop.ts";
import { checkOrder } from "./check-order.ts";
import { prepareClaim, prepareClaimStep } from "./claim-steps.ts";
import { prepareGuestStep } from "./guest-steps.ts";
import type { Choice, Deed, Step } from "./order-steps.ts";
import { type Case, noticeOf, rowOf } from "./order-world.ts";
import { type Outcome, outcomeOf, type Request } from "./outcome.ts";
import { billingFor } from "./place-case.ts";

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** Takes a deed as often as it says; every step takes a minute. */
export async function takeDeed(held: Case, { times, step, other, interruptedAt }: Deed): Promise<Outcome[]> {
  const { clock, database } = held.world.shop;
  clock.set(new Date(clock.now().getTime() + minuteMs));
  // Rate limits have their own tests.
  await database.script("delete from attempt_count");
  if (times === "interrupted" && canBeInterrupted(step))
    return takeInterrupted(held, step, interruptedAt ?? 0);
  if (times === "at once") {
    // What is chosen is decided before either is sent, as in two windows.
    const one = await prepare(held, step);
    const another = other ? await prepare(held, other) : one;
    return Promise.all([one(held.customer), another(held.world.other.answer(held.customer))]);
  }
  const outcomes = [await (await prepare(held, step))(held.customer)];
  if (times === "twice") outcomes.push(await (await prepare(held, step))(held.customer));
  return outcomes;
}

/** Not the steps after whose commit the browser, which was not answered, has to sign in in another way. */
function canBeInterrupted(step: Step): boolean {
  const isToldTwice = step.step === "pay" && step.result === "told twice";
  return !isToldTwice && step.step !== "close account" && step.step !== "become account's";
}

/** Takes a step that is interrupted somewhere, and takes it again: nothing is lost, nothing done twice. */
async function takeInterrupted(held: Case, step: Step, place: number): Promise<Outcome[]> {
  const { interruptible } = held.world;
  const request = await prepare(held, step);
  interruptible.interruptAt(place);
  const [first] = await Promise.allSettled([request(held.customer)]);
  const isInterrupted = interruptible.stop();
  if (first.status === "fulfilled" && !isInterrupted) return [first.value];
  if (first.status === "rejected" && !isInterrupted) throw first.reason;
  await checkOrder(held);
  return [await (await prepare(held, step))(held.customer)];
}

async function prepare(held: Case, step: Step): Promise<Request> {
  switch (step.step) {
    case "pay":
      return preparePayment(held, step.result);
    case "cancel":
    case "withdraw":
      return prepareCustomers(held, step);
    case "claim":
      return prepareClaim(held, step);
    case "withdraw as guest":
      return prepareGuests(held, step.choice);
    case "full invoice":
      return async (visitor) =>
        outcomeOf(await visitor.post(`/spa/orders/${held.id}/full-invoice`, billingFor(false)));
    case "close account":
      return async (visitor) => closeAccount(held, visitor);
    case "open link":
    case "ask for link":
    case "become account's":
    case "review":
      return prepareGuestStep(held, step.step);
    case "next":
      throw new Error("What comes next has not been chosen");
    default:
      return prepareShops(held, step);
  }
}

async function preparePayment(held: Case, result: string): Promise<Request> {
  const { world, draw, number, customer, id } = held;
  const { shop } = world;
  if (draw.payment === "transfer") {
    const { total_cents: total } = await rowOf(held);
    const cents = result === "short" ? total - 1 : total;
    const words = `orders paid ${number}`;
    if (result === "refused") return async (visitor) => outcomeOf(await visitor.get(`/spa/orders/${id}`));
    return () => command(held, words, { amount: (cents / 100).toFixed(2) });
  }
  const started = await customer.post(`/spa/orders/${id}/payment`);
  const start = readField(started.body, "data");
  if (!Value.Check(PaymentStart, start) || start.kind !== "redirect") return async () => outcomeOf(started);
  const report = shop.bank.pay(start.fields, result === "refused" ? "0190" : "0000");
  const shown = result === "short" ? { ...report, Ds_Amount: String(Number(report.Ds_Amount) - 1) } : report;
  const send = async () => {
    const answer = await notify(world.first, shop.bank.sign(shown));
    if (answer.statusCode >= 500) throw new Error(`The server broke: ${answer.body}`);
    return { isAccepted: answer.statusCode === 200, answer: String(answer.statusCode), code: "" };
  };
  return async () => {
    if (result === "told twice") await Promise.all([send(), send()]);
    return send();
  };
}

/** Pieces by a choice, within limits that an answer has told. */
function pick(limits: readonly { id: string; limit: number }[], { line, count }: Choice) {
  const chosen = line === null ? limits : limits.slice(line % limits.length, (line % limits.length) + 1);
  return chosen.flatMap(({ id, limit }) => {
    const quantity = count === "one" ? Math.min(1, limit) : count === "limit" ? limit : limit + 1;
    return quantity > 0 ? [{ line_id: id, quantity }] : [];
  });
}

/** Takes a customer's step, among those that the order's page offers. */
async function prepareCustomers(
  held: Case,
  { step, choice }: Extract<Step, { step: "cancel" | "withdraw" }>,
): Promise<Request> {
  const path = `/spa/orders/${held.id}/${step === "cancel" ? "cancel" : "withdrawal"}`;
  if (held.isClosed) return async (visitor) => outcomeOf(await visitor.post(path, {}));
  const shown = await noticeOf(held);
  const limitOf = step === "cancel" ? "cancellable_quantity" : "withdrawable_quantity";
  const limits = shown.lines.map((line) => ({ id: line.id, limit: line[limitOf] }));
  const lines = pick(limits, choice);
  const isAll = choice.line === null && choice.count === "limit";
  return async (visitor) => outcomeOf(await visitor.post(path, isAll || lines.length === 0 ? {} : { lines }));
}

async function prepareGuests(held: Case, choice: Choice): Promise<Request> {
  const { email } = await rowOf(held);
  const guest = held.world.shop.visitor();
  const named = { number: held.number, email };
  const found = await guest.post("/spa/withdrawals/find", named);
  if (found.status !== 200) return async () => outcomeOf(found);
  const order = readField(found.body, "data");
  if (!Value.Check(WithdrawableOrder, order)) throw new Error(`Not withdrawable: ${found.text}`);
  const limits = order.lines.map(({ id, withdrawable_quantity: limit }) => ({ id, limit }));
  const lines = pick(limits, choice);
  const body = { ...named, name: "Ana Prueba", ...(lines.length > 0 ? { lines } : {}) };
  return async () => outcomeOf(await guest.post("/spa/withdrawals", body));
}

async function closeAccount(held: Case, visitor: Visitor): Promise<Outcome> {
  const token = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  const answer = await visitor.call({
    method: "DELETE",
    url: "/spa/me",
    payload: { password: rightPassword },
    headers: { "x-csrf-token": token },
  });
  if (answer.status === 200) held.isClosed = true;
  return outcomeOf(answer);
}

async function command(held: Case, words: string, options: Record<string, string> = {}): Promise<Outcome> {
  const { isGood, text } = await runCommand(held.world, words, options);
  return { isAccepted: isGood, answer: text.trim(), code: "" };
}

type OthersStep =
  | (
      | "claim"
      | "pay"
      | "cancel"
      | "withdraw"
      | "withdraw as guest"
      | "full invoice"
      | "close account"
      | "next"
    )
  | ("open link" | "ask for link" | "become account's" | "review");
type ShopStep = Exclude<Step, { step: OthersStep }>;

const euros = (cents: number) => (cents / 100).toFixed(2);
const numbered = (name: string, place: number | null): Record<string, string> =>
  place === null ? {} : { [name]: String(place) };

/** `--lines` by a choice: the shop's own counts are not told as limits, so whole lines stand for them. */
async function linesOption(held: Case, { line, count }: Choice): Promise<Record<string, string>> {
  const { lines } = await rowOf(held);
  if (line === null) return {};
  const place = line % lines.length;
  const quantity = lines[place]?.quantity ?? 1;
  const pieces = count === "one" ? 1 : count === "limit" ? quantity : quantity + 1;
  return { lines: `${place + 1}:${pieces}` };
}

/** Takes a step of the shop: a command, the bank's report, or time. */
async function prepareShops(held: Case, step: ShopStep): Promise<Request> {
  const { world, number } = held;
  const { clock, bank } = world.shop;
  const { context } = world;
  const run = (words: string, options: Record<string, string> = {}) => {
    const [verb = "", ...rest] = words.split(" ");
    return () => command(held, `orders ${[verb, number, ...rest].join(" ")}`, options);
  };
  const done = (answer: string): Outcome => ({ isAccepted: true, answer, code: "" });
  switch (step.step) {
    case "prepare":
    case "received":
      return run(step.step);
    case "ship": {
      const parcel = held.draw.way === "pickup" ? {} : { carrier: "Correos", tracking: "PK1" };
      return run("ship", { ...parcel, ...(await linesOption(held, step.choice)) });
    }
    case "deliver":
      return run("deliver", numbered("parcel", step.parcel));
    case "lose and send again":
      return run("lost", { ...numbered("parcel", step.parcel), outcome: "again" });
    case "lose and refund":
      return run("lost", { ...numbered("parcel", step.parcel), outcome: "refund" });
    case "come back":
      return run("came-back", numbered("parcel", step.parcel));
    case "cancel for shop":
      return run("cancel", { reason: "Agotado", ...(await linesOption(held, step.choice)) });
    case "restock":
      return run("restock", await linesOption(held, step.choice));
    case "write off":
      return run("write-off", { reason: "Rayado", ...(await linesOption(held, step.choice)) });
    case "withdraw by letter": {
      const day = addDays(madridDay(clock.now()), -step.daysAgo);
      return run("withdraw", { by: "letter", day, ...(await linesOption(held, step.choice)) });
    }
    case "void":
      return run("void", { reason: "No ha llegado", ...numbered("withdrawal", step.which) });
    case "refunded by hand":
      return run("refunded", numbered("refund", step.which));
    case "refund withdrawal":
      return run("refund", {
        ...(step.deductionCents > 0 ? { deduct: euros(step.deductionCents), reason: "Montado" } : {}),
      });
    case "refund lines": {
      const lines = await linesOption(held, { ...step.choice, line: step.choice.line ?? 0 });
      return run("refund", { ...lines, reason: "Disculpas" });
    }
    case "refund amount":
      return run("refund", { amount: euros(step.cents), reason: "Disculpas" });
    case "core":
      return run(`core ${step.decision}`, { line: String(step.line + 1), reason: "Carcasa rota" });
    case "accept claim":
    case "receive claim":
    case "refuse claim":
    case "finish claim":
      return prepareClaimStep(held, step, command);
    case "expire":
      return async () => done(String(await endUnpayableOrders(context.database, clock.now())));
    case "send refunds":
      bank.refundAnswers.splice(0, bank.refundAnswers.length, step.answer);
      return async () => done(String(await sendDueRefunds(context, world.payments)));
    case "wait":
      return async () => {
        clock.set(new Date(clock.now().getTime() + step.days * dayMs));
        return done("");
      };
  }
}
