import { expect } from "vitest";
import { softwareAuthenticator } from "../../people/software-authenticator.ts";
import { totp } from "../../people/totp.ts";
import type { Visitor } from "../../shop/test-shop.ts";
import { type AccountTrial, dataOf, expectOk, expectRefused, told } from "./account-trial.ts";
import { presentPassword, removeWith } from "./sign-in-steps.ts";

const path = "/spa/me/second-factor";

const signInChallenge = async (visitor: Visitor) =>
  String(dataOf(await visitor.post("/spa/login/passkey/options"), "challenge"));

export async function addPasskey(trial: AccountTrial, { browser }: { browser: number }): Promise<void> {
  const visitor = trial.browser(browser);
  const options = await visitor.post("/spa/me/passkeys/options");
  const person = trial.caller(browser, options);
  if (!person) return;
  const device = softwareAuthenticator();
  const response = device.register(String(dataOf(options, "challenge")));
  const added = await visitor.post("/spa/me/passkeys", { name: "Mi móvil", response });
  expectOk(added, 201);
  // The same answer of the device once more: its challenge has been used.
  const again = await visitor.post("/spa/me/passkeys", { name: "Mi móvil", response });
  expectRefused(again, 422, "validation_failed");
  person.passkeys.push({ id: String(dataOf(added, "id")), device });
  trial.model.mail(person.email, "passkey_added");
}

export async function removePasskey(
  trial: AccountTrial,
  given: { browser: number; which: number },
): Promise<void> {
  const { model } = trial;
  const everyone = model.persons.flatMap(({ passkeys }) => passkeys);
  const id = everyone.at(-1 - given.which)?.id ?? "abcdefgh23456789";
  const answer = await trial.browser(given.browser).remove(`/spa/me/passkeys/${id}`);
  const person = trial.caller(given.browser, answer);
  if (!person) return;
  const isOwn = person.passkeys.some((passkey) => passkey.id === id);
  if (!isOwn) return void expectRefused(answer, 404, "not_found");
  expectOk(answer, 204);
  const [removed] = person.passkeys.filter((passkey) => passkey.id === id);
  if (removed) model.retiredDevices.push(removed.device);
  person.passkeys = person.passkeys.filter((passkey) => passkey.id !== id);
  model.mail(person.email, "passkey_removed");
}

/** Signs in by a passkey that somebody has, or by one that nobody has any more or ever had. */
export async function passkeySignIn(
  trial: AccountTrial,
  given: { browser: number; email: number; which: number },
): Promise<void> {
  const { model } = trial;
  const person = model.personOf(trial.email(given.email));
  const device = person?.passkeys.at(-1 - given.which)?.device;
  const visitor = trial.browser(given.browser);
  const another = model.retiredDevices.at(-1) ?? softwareAuthenticator();
  const response = (device ?? another).signIn(await signInChallenge(visitor));
  const answer = await visitor.post("/spa/login/passkey", { response });
  if (!person || !device) return void expectRefused(answer, 422, "unknown_passkey");
  expectOk(answer, 200);
  model.open(given.browser, { person });
  const again = await trial.shop.visitor().post("/spa/login/passkey", { response });
  expectRefused(again, 422, "unknown_passkey");
}

/** Switches the second factor on: password, key of the app, first code of it. */
export async function secondFactorOn(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean },
): Promise<void> {
  const visitor = trial.browser(given.browser);
  const setup = await visitor.post(path, { password: presentPassword(trial, given) });
  const person = trial.caller(given.browser, setup);
  if (!person || !trial.expectPasswordCheck(setup, person, given.isRight)) return;
  if (person.secondFactor) return void expectRefused(setup, 409, "conflict");
  expectOk(setup, 200);
  const key = String(dataOf(setup, "key"));
  expectRefused(await visitor.post(`${path}/confirm`, { code: "000 00" }), 422, "validation_failed");
  const confirmed = await visitor.post(`${path}/confirm`, { code: totp(key) });
  expect([told(confirmed), dataOf(confirmed, "codes")]).toEqual([[200, null], expect.any(Array)]);
  const backupCodes = [dataOf(confirmed, "codes")].flat().map(String);
  person.secondFactor = { key, backupCodes, usedCodes: [] };
  trial.model.mail(person.email, "second_factor_on");
}

export async function secondFactorOff(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean },
): Promise<void> {
  const answer = await removeWith(trial, given.browser, path, presentPassword(trial, given));
  const person = trial.caller(given.browser, answer);
  if (!person || !trial.expectPasswordCheck(answer, person, given.isRight)) return;
  expectOk(answer, 204);
  if (person.secondFactor) trial.model.mail(person.email, "second_factor_off");
  person.secondFactor = null;
}
