import fc from "fast-check";
import type { AccountTrial } from "./account-trial.ts";
import { changeEmail, forgot, reset, verify } from "./mail-link-steps.ts";
import { accept, invite, registerInvited, removePerson, withdrawInvitation } from "./people-steps.ts";
import {
  addPasskey,
  confirm,
  confirmByPasskey,
  passkeySignIn,
  removePasskey,
  secondFactorOff,
  secondFactorOn,
} from "./security-steps.ts";
import {
  changePassword,
  endOthers,
  endSession,
  erase,
  register,
  resend,
  signIn,
  signOut,
} from "./sign-in-steps.ts";

/** One thing that somebody does in one of three browsers, or time that passes. */
export type AccountStep = { label: string; run: (trial: AccountTrial) => Promise<void> };

const browser = fc.nat({ max: 2 });
/** One of the addresses of a history, by number. */
const email = fc.nat({ max: 2 });
/** One of the passwords of a history, by number. */
const password = fc.nat({ max: 1 });
/** Which of several things, counted from the newest. */
const which = fc.nat({ max: 3 });
const isRight = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false));
const isTwice = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true));
/** Whether the same is done once more, after the first has been answered. */
const isAgain = fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true));
const code = fc.constantFrom("app", "app", "backup", "used", "wrong", "none");
const minutes = fc.constantFrom(10, 61, 181, 25 * 60, 8 * 24 * 60, 31 * 24 * 60);

/** Statement of a step's transaction at which it is interrupted; null: none. */
const interruptedAt = fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.nat({ max: 12 }));

/**
 * Steps whose repetition is answered as the first request would have been, though that was committed. Of the others,
 * the first request alone is answered with success.
 */
const repeatable = new Set<unknown>([register, resend, signIn, forgot, changeEmail]);

function step<Given extends object>(
  weight: number,
  given: fc.Arbitrary<Given>,
  run: (trial: AccountTrial, given: Given) => Promise<void>,
) {
  const toStep = ([drawn, isAgain, place]: [Given, boolean, number | null]): AccountStep => ({
    label: `${run.name} ${JSON.stringify(drawn)}${tellTimes(isAgain, place)}`,
    async run(trial) {
      if (place !== null) trial.interruption = { place, mayBeCommitted: repeatable.has(run) };
      await run(trial, drawn);
      trial.interruption = null;
      if (!isAgain) return;
      trial.passSeconds(1);
      await run(trial, drawn);
    },
  });
  return { weight, arbitrary: fc.tuple(given, isAgain, interruptedAt).map(toStep) };
}

const tellTimes = (isAgain: boolean, place: number | null) =>
  `${place === null ? "" : `, interrupted at ${place}`}${isAgain ? ", and again" : ""}`;

async function wait(trial: AccountTrial, given: { minutes: number }): Promise<void> {
  trial.passSeconds(given.minutes * 60);
  // Codes of the app hold by the machine's clock, and are remembered by the shop's.
  for (const { secondFactor } of trial.model.persons) {
    if (secondFactor) secondFactor.usedCodes = secondFactor.usedCodes.filter((code) => code.length > 6);
  }
}

const anyStep: fc.Arbitrary<AccountStep> = fc.oneof(
  step(3, fc.record({ minutes }), wait),
  step(5, fc.record({ browser, email, password, isTwice }), register),
  step(2, fc.record({ browser, isTwice }), resend),
  step(7, fc.record({ browser, which, isTwice }), verify),
  step(9, fc.record({ browser, email, password, code, isTwice }), signIn),
  step(1, fc.record({ browser }), signOut),
  step(3, fc.record({ browser, email, isTwice }), forgot),
  step(4, fc.record({ browser, which, password, isTwice }), reset),
  step(1, fc.record({ browser, isRight, password, isTwice }), changePassword),
  step(3, fc.record({ browser, isRight, email, isTwice }), changeEmail),
  step(1, fc.record({ browser, which }), endSession),
  step(1, fc.record({ browser }), endOthers),
  step(4, fc.record({ browser, isRight, isTwice }), confirm),
  step(1, fc.record({ browser, email, which, isTwice }), confirmByPasskey),
  step(2, fc.record({ browser, isTwice }), addPasskey),
  step(1, fc.record({ browser, which, isTwice }), removePasskey),
  step(3, fc.record({ browser, email, which, isTwice }), passkeySignIn),
  step(2, fc.record({ browser, isRight, isTwice }), secondFactorOn),
  step(1, fc.record({ browser, isRight, isTwice }), secondFactorOff),
  step(2, fc.record({ browser, email, isTwice }), invite),
  step(1, fc.record({ browser, which }), withdrawInvitation),
  step(3, fc.record({ browser, which, isTwice }), accept),
  step(2, fc.record({ browser, which, password, isTwice }), registerInvited),
  step(1, fc.record({ browser, which }), removePerson),
  step(1, fc.record({ browser, isRight, isTwice }), erase),
);

const signUp = (browser: number, email: number): AccountStep[] => [
  {
    label: `register ${browser} ${email}`,
    run: (trial) => register(trial, { browser, email, password: 0, isTwice: false }),
  },
  { label: `verify ${browser}`, run: (trial) => verify(trial, { browser, which: 0, isTwice: false }) },
];

/** Most histories begin with one or two who have signed up already. */
export const accountHistories: fc.Arbitrary<AccountStep[]> = fc
  .tuple(
    fc.constantFrom([], signUp(0, 0), [...signUp(0, 0), ...signUp(1, 1)]),
    fc.array(anyStep, { minLength: 5, maxLength: 25, size: "max" }),
  )
  .map(([begun, drawn]) => [...begun, ...drawn]);
