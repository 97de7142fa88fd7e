import { expect } from "vitest";
import { duplicateWindowMs } from "../../../src/session/sign-up/mail-tokens.ts";
import type { Answer } from "../../shop/test-shop.ts";
import type { Person, Registration } from "./account-model.ts";
import { type AccountTrial, dataOf, expectOk, expectRefused, shown } from "./account-trial.ts";
import { presentPassword } from "./sign-in-steps.ts";

const invalidToken = [422, "invalid_token"];

/** Of requests with one link, at most one does its work. */
export function expectOneOk(answers: readonly Answer[], status: number): Answer {
  const done = answers.filter((answer) => answer.status === status);
  expect([done.length, answers.filter((answer) => !done.includes(answer)).map(shown)]).toEqual([
    1,
    answers.slice(1).map(() => invalidToken),
  ]);
  const [first] = done;
  if (!first) throw new Error("None has done its work");
  return first;
}

export function expectAllInvalid(answers: readonly Answer[]): void {
  expect(answers.map(shown)).toEqual(answers.map(() => invalidToken));
}

/** Opens a link that proves an address: of a registration, or of an address changed to. */
export async function verify(
  trial: AccountTrial,
  given: { browser: number; which: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const text = trial.linkFor(["verify_email", "change_email"], given.which) ?? "forged.token";
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/email/verify", { token: text }));
  const proof = model.find(text, "verify_email");
  const change = model.find(text, "change_email");
  if (proof) return useProof(trial, given.browser, proof.subject, answers);
  if (change) return useChange(trial, change, answers);
  expectAllInvalid(answers);
}

function useProof(
  trial: AccountTrial,
  browser: number,
  registration: Registration,
  answers: readonly Answer[],
): void {
  const { model } = trial;
  const { email, password } = registration;
  model.drop("verify_email", registration);
  if (!model.isAlive(registration) || model.personOf(email)) {
    expectAllInvalid(answers);
    return;
  }
  const answer = expectOneOk(answers, 200);
  const session = model.sessionOf(browser);
  const isHere =
    session !== null && "registration" in session.owner && session.owner.registration === registration;
  expect(dataOf(answer, "is_signed_in")).toBe(isHere);
  const person: Person = {
    email,
    password,
    pendingEmail: null,
    pendingSince: 0,
    account: model.newAccount(),
    passkeys: [],
    secondFactor: null,
  };
  model.persons.push(person);
  model.endRegistration(registration);
  if (isHere) model.open(browser, { person });
}

function useChange(
  { model }: AccountTrial,
  { subject, email }: { subject: Person; email: string },
  answers: readonly Answer[],
): void {
  const owner = model.personOf(email);
  if (owner || subject.pendingEmail !== email) {
    expectAllInvalid(answers);
    return;
  }
  expect(dataOf(expectOneOk(answers, 200), "is_signed_in")).toBe(false);
  model.drop("change_email", subject);
  model.drop("reset_password", subject);
  model.mail(subject.email, "email_changed");
  subject.email = email;
  subject.pendingEmail = null;
}

/** Asks for an address to be changed; nobody learns here who has an account. */
export async function changeEmail(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; email: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const email = trial.email(given.email);
  const visitor = trial.browser(given.browser);
  const form = { email, password: presentPassword(trial, given) };
  const answers = await trial.send(given.isTwice, () => visitor.put("/spa/me/email", form));
  const [first] = answers;
  const person = first && trial.caller(given.browser, first);
  if (!person || !trial.expectPasswordChecks(answers, person, given)) return;
  const pendingEmail = email === person.email ? null : email;
  for (const answer of answers.filter(({ status }) => status !== 423)) {
    expectOk(answer, 200);
    expect(dataOf(answer, "pending_email")).toBe(pendingEmail);
  }
  const isRepeated =
    pendingEmail === person.pendingEmail && person.pendingSince > model.now - duplicateWindowMs;
  if (pendingEmail && isRepeated) return;
  person.pendingEmail = pendingEmail;
  person.pendingSince = model.now;
  model.drop("change_email", person);
  if (pendingEmail === null) return;
  if (model.personOf(email)) return model.mail(email, "account_exists");
  model.mail(email, "verify_new_email");
  const text = await trial.newestLink(email, "change_email");
  model.issue({ purpose: "change_email", subject: person, email, text });
}

/** Asks for a link to a new password; answered alike whether the address is known or not. */
export async function forgot(
  trial: AccountTrial,
  given: { browser: number; email: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const email = trial.email(given.email);
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/forgot-password", { email }));
  for (const answer of answers) expectOk(answer, 204);
  const person = model.personOf(email);
  if (!person || model.isJustIssued("reset_password", person)) return;
  model.mail(email, "reset_password");
  const text = await trial.newestLink(email, "reset_password");
  model.issue({ purpose: "reset_password", subject: person, text });
}

export async function reset(
  trial: AccountTrial,
  given: { browser: number; which: number; password: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const text = trial.linkFor(["reset_password"], given.which) ?? "forged.token";
  const password = trial.password(given.password);
  const visitor = trial.browser(given.browser);
  const refused = await visitor.post("/spa/reset-password", {
    token: text,
    password,
    password_confirmation: `${password}?`,
  });
  const link = model.find(text, "reset_password");
  // A password that is refused leaves the link as good as before.
  expectRefused(refused, 422, link ? "validation_failed" : "invalid_token");
  const answers = await trial.send(given.isTwice, () =>
    visitor.post("/spa/reset-password", { token: text, password, password_confirmation: password }),
  );
  if (!link) return expectAllInvalid(answers);
  expectOneOk(answers, 204);
  const person = link.subject;
  model.setPassword(person, password);
  model.unlock(person.email);
  model.endSessions(person);
  model.mail(person.email, "password_changed");
}
