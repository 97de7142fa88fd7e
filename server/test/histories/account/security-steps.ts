import { expect } from "vitest";
import { softwareAuthenticator } from "../../people/software-authenticator.ts";
import { totp } from "../../people/totp.ts";
import type { Answer, Visitor } from "../../shop/test-shop.ts";
import { type AccountTrial, dataOf, expectOk, expectRefused, shown } from "./account-trial.ts";
import { presentPassword, removeWith } from "./sign-in-steps.ts";

const path = "/spa/me/second-factor";

const signInChallenge = async (visitor: Visitor) =>
  String(dataOf(await visitor.post("/spa/login/passkey/options"), "challenge"));

/** Of requests at the same moment, exactly one does its work. */
function expectOne(answers: readonly Answer[], status: number, refusal: readonly [number, string]): Answer {
  const [done, ...others] = answers.filter((answer) => answer.status === status);
  if (!done) throw new Error(`None has done its work: ${answers.map(({ text }) => text)}`);
  expect(others).toEqual([]);
  for (const answer of answers) if (answer !== done) expectRefused(answer, ...refusal);
  return done;
}

export async function addPasskey(
  trial: AccountTrial,
  { browser, isTwice }: { browser: number; isTwice: boolean },
): Promise<void> {
  const visitor = trial.browser(browser);
  const options = await visitor.post("/spa/me/passkeys/options");
  const person = trial.confirmedCaller(browser, options);
  if (!person) return;
  const device = softwareAuthenticator();
  const response = device.register(String(dataOf(options, "challenge")));
  const answers = await trial.send(isTwice, () =>
    visitor.post("/spa/me/passkeys", { name: "Mi móvil", response }),
  );
  const added = expectOne(answers, 201, [422, "validation_failed"]);
  // The same answer of the device once more: its challenge has been used.
  const again = await visitor.post("/spa/me/passkeys", { name: "Mi móvil", response });
  expectRefused(again, 422, "validation_failed");
  person.passkeys.push({ id: String(dataOf(added, "id")), device });
  trial.model.mail(person.email, "passkey_added");
}

export async function removePasskey(
  trial: AccountTrial,
  given: { browser: number; which: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const everyone = model.persons.flatMap(({ passkeys }) => passkeys);
  const id = everyone.at(-1 - given.which)?.id ?? "abcdefgh23456789";
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.remove(`/spa/me/passkeys/${id}`));
  const [first] = answers;
  const person = first && trial.confirmedCaller(given.browser, first);
  if (!person) return;
  const isOwn = person.passkeys.some((passkey) => passkey.id === id);
  if (!isOwn) return void expectRefused(first, 404, "not_found");
  expectOne(answers, 204, [404, "not_found"]);
  const [removed] = person.passkeys.filter((passkey) => passkey.id === id);
  if (removed) model.retiredDevices.push(removed.device);
  person.passkeys = person.passkeys.filter((passkey) => passkey.id !== id);
  model.mail(person.email, "passkey_removed");
}

/** A passkey that somebody has, or one that nobody has any more or ever had. */
type WhosePasskey = { browser: number; email: number; which: number; isTwice: boolean };

/** Has a passkey sign a new challenge; `device` is missing unless the passkey is the person's. */
async function signByPasskey(trial: AccountTrial, visitor: Visitor, given: WhosePasskey) {
  const { model } = trial;
  const person = model.personOf(trial.email(given.email));
  const device = person?.passkeys.at(-1 - given.which)?.device;
  const another = model.retiredDevices.at(-1) ?? softwareAuthenticator();
  return { person, device, response: (device ?? another).signIn(await signInChallenge(visitor)) };
}

/** Signs in by a passkey. */
export async function passkeySignIn(trial: AccountTrial, given: WhosePasskey): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(given.browser);
  const { person, device, response } = await signByPasskey(trial, visitor, given);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/login/passkey", { response }));
  if (!person || !device) {
    for (const answer of answers) expectRefused(answer, 422, "unknown_passkey");
    return;
  }
  expectOne(answers, 200, [422, "unknown_passkey"]);
  model.open(given.browser, { person });
  const again = await trial.shop.visitor().post("/spa/login/passkey", { response });
  expectRefused(again, 422, "unknown_passkey");
}

/** Switches the second factor on: password, key of the app, first code of it. */
export async function secondFactorOn(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(given.browser);
  const password = presentPassword(trial, given);
  const setups = await trial.send(given.isTwice, () => visitor.post(path, { password }));
  const [first] = setups;
  const person = first && trial.caller(given.browser, first);
  if (!person || !trial.expectPasswordChecks(setups, person, given)) return;
  const accepted = setups.filter(({ status }) => status !== 423);
  for (const setup of accepted) {
    if (person.secondFactor) expectRefused(setup, 409, "conflict");
    else expectOk(setup, 200);
  }
  if (person.secondFactor) return;
  // Only the later of two keys is in force.
  const setup = given.isTwice ? await visitor.post(path, { password }) : first;
  expectOk(setup, 200);
  const key = String(dataOf(setup, "key"));
  expectRefused(await visitor.post(`${path}/confirm`, { code: "000 00" }), 422, "validation_failed");
  const confirmed = await trial.send(given.isTwice, () =>
    visitor.post(`${path}/confirm`, { code: totp(key) }),
  );
  const done = confirmed.find(({ status }) => status === 200) ?? first;
  expect([shown(done), dataOf(done, "codes")]).toEqual([[200, null], expect.any(Array)]);
  for (const { status } of confirmed) expect([200, 401, 409]).toContain(status);
  const backupCodes = [dataOf(done, "codes")].flat().map(String);
  person.secondFactor = { key, backupCodes, usedCodes: [] };
  // The session is replaced, and with it the count of its failures.
  const session = model.sessionOf(given.browser);
  if (session) model.sessions[given.browser] = { ...session, confirmedAt: model.now };
  model.mail(person.email, "second_factor_on");
}

/** Confirms by the password that the signed-in person is the owner. */
export async function confirm(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(given.browser);
  const password = presentPassword(trial, given);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/me/confirmation", { password }));
  const [first] = answers;
  const person = first && trial.caller(given.browser, first);
  if (!person || !trial.expectPasswordChecks(answers, person, given)) return;
  expect(answers.some(({ status }) => status === 204)).toBe(true);
  const session = model.sessionOf(given.browser);
  if (session) session.confirmedAt = model.now;
}

/** Confirms by a passkey that the signed-in person is the owner; somebody else's confirms nothing. */
export async function confirmByPasskey(trial: AccountTrial, given: WhosePasskey): Promise<void> {
  const visitor = trial.browser(given.browser);
  const { person, device, response } = await signByPasskey(trial, visitor, given);
  const send = () => visitor.post("/spa/me/confirmation/passkey", { response });
  const answers = await trial.send(given.isTwice, send);
  const [first] = answers;
  const caller = first && trial.caller(given.browser, first);
  if (!caller) return;
  if (!device || person !== caller) {
    for (const answer of answers) expectRefused(answer, 422, "unknown_passkey");
    return;
  }
  expectOne(answers, 204, [422, "unknown_passkey"]);
  const session = trial.model.sessionOf(given.browser);
  if (session) session.confirmedAt = trial.model.now;
}

export async function secondFactorOff(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; isTwice: boolean },
): Promise<void> {
  const password = presentPassword(trial, given);
  const answers = await trial.send(given.isTwice, () => removeWith(trial, given.browser, path, password));
  const [first] = answers;
  const person = first && trial.caller(given.browser, first.status === 401 ? (answers[1] ?? first) : first);
  if (!person || !trial.expectPasswordChecks(answers, person, given)) return;
  for (const { status } of answers) expect([204, 401, 423]).toContain(status);
  expect(answers.some(({ status }) => status === 204)).toBe(true);
  if (person.secondFactor) trial.model.mail(person.email, "second_factor_off");
  person.secondFactor = null;
}
