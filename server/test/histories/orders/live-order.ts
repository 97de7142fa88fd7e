import { expect } from "vitest";
import { checkInvoices, checkNumbers } from "./check-invoices.ts";
import { checkMails } from "./check-mails.ts";
import { checkLinks, checkRefusals, isOffered } from "./check-offers.ts";
import { checkOrder } from "./check-order.ts";
import { finishOrder } from "./finish-order.ts";
import { nextSteps } from "./next-steps.ts";
import { type Deed, type History, type Step, tellDeed } from "./order-steps.ts";
import { type Case, type OrderWorld, rowOf } from "./order-world.ts";
import { placeCase } from "./place-case.ts";
import { takeDeed } from "./take-step.ts";

/** Lives through the history of one order and expects everything to be in order after each step. */
export async function liveThrough(world: OrderWorld, history: History): Promise<void> {
  const held = await placeCase(world, history.order);
  try {
    if (history.isPaidFirst) await live(held, { times: "once", step: { step: "pay", result: "taken" } });
    for (const deed of history.deeds) await live(held, deed);
    if (!held.isClosed) await checkLinks(held, await checkRefusals(held));
    await finishOrder(held);
    const order = await checkOrder(held);
    await checkMails(held, order);
    await checkInvoices(held, order);
    await checkNumbers(world);
  } catch (cause) {
    const shown = [`${held.number}: ${JSON.stringify(history.order)}`, ...held.log].join("\n  ");
    throw new Error(`${shown}\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function live(held: Case, drawn: Deed): Promise<void> {
  const deed = await chooseNext(held, drawn);
  held.log.push(tellDeed(deed));
  const shown = held.isClosed ? null : await checkRefusals(held);
  const outcomes = await takeDeed(held, deed);
  held.log.push(`  → ${outcomes.map(({ answer }) => answer || "done").join(" | ")}`);
  const { step } = deed;
  const offer = shown && isOffered(shown, step.step, "choice" in step ? step.choice : null);
  if (offer && (deed.times === "once" || deed.times === "twice")) {
    expect({ isOffered: outcomes[0]?.isAccepted }).toEqual(offer);
  }
  await checkMails(held, await checkOrder(held));
}

/** Chooses each step among those that are possible at that moment. */
async function chooseNext(held: Case, { times, step, other, interruptedAt }: Deed): Promise<Deed> {
  const order = await rowOf(held);
  const chosen = (drawn: Step): Step => {
    if (drawn.step !== "next") return drawn;
    const ways = nextSteps(order, drawn.choice, drawn.deductionCents);
    return ways[drawn.which % ways.length] ?? { step: "wait", days: 1 };
  };
  const place = interruptedAt === undefined ? {} : { interruptedAt };
  return { times, step: chosen(step), other: other ? chosen(other) : null, ...place };
}
