import { madridDay } from "@recambia/contract/madrid-time";
import { isOpenClaim } from "./check-order.ts";
import type { Step } from "./order-steps.ts";
import { type Case, rowOf } from "./order-world.ts";
import { type Outcome, outcomeOf, type Request } from "./outcome.ts";

/** Claims under the guarantee for delivered pieces of a line; the shop's own counts stand for limits. */
export async function prepareClaim(
  held: Case,
  { choice, wish }: Extract<Step, { step: "claim" }>,
): Promise<Request> {
  const { lines } = await rowOf(held);
  const line = lines[(choice.line ?? 0) % lines.length];
  const { quantity: all = 1, public_id = "" } = line ?? {};
  const quantity = choice.count === "one" ? 1 : choice.count === "limit" ? all : all + 1;
  const appeared_on = madridDay(held.world.shop.clock.now());
  const body = { line_id: public_id, quantity, appeared_on, wish, description: "Gotea\npor la junta" };
  return async (visitor) => outcomeOf(await visitor.post(`/spa/orders/${held.id}/guarantee-claims`, body));
}

type ClaimStep = Extract<Step, { step: "accept claim" | "receive claim" | "refuse claim" | "finish claim" }>;
type Run = (held: Case, words: string, options?: Record<string, string>) => Promise<Outcome>;

/** Takes a step of the shop with a claim: an open one if there is any. */
export async function prepareClaimStep(held: Case, step: ClaimStep, command: Run): Promise<Request> {
  const { guarantee_claims: claims } = await rowOf(held);
  const open = claims.filter(isOpenClaim);
  const some = open.length > 0 ? open : claims;
  const number = some[step.which % Math.max(1, some.length)]?.number ?? "GC-0000-0000";
  const run = (verb: string, options: Record<string, string>) => () =>
    command(held, `claims ${verb} ${number}`, options);
  switch (step.step) {
    case "accept claim":
      return run("accept", { remedy: step.remedy, text: "Lo miramos" });
    case "receive claim":
      return run("received", {});
    case "refuse claim":
      return run("refuse", { reason: "Golpe" });
    case "finish claim":
      return run("finish", { text: "Junta nueva", amount: (step.cents / 100).toFixed(2) });
  }
}
