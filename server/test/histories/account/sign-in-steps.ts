import { expect } from "vitest";
import { duplicateWindowMs } from "../../../src/session/sign-up/mail-tokens.ts";
import { totp } from "../../people/totp.ts";
import { type Answer, readField, type Visitor } from "../../shop/test-shop.ts";
import type { Owner, Person, Registration } from "./account-model.ts";
import { type AccountTrial, dataOf, expectOk, expectRefused, shown, wrongPassword } from "./account-trial.ts";

export async function register(
  trial: AccountTrial,
  given: { browser: number; email: number; password: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const [email, password] = [trial.email(given.email), trial.password(given.password)];
  const form = { name: "Ana Prueba", email, password, password_confirmation: password };
  const send = () => trial.browser(given.browser).post("/spa/register", form);
  for (const answer of await trial.send(given.isTwice, send)) {
    expectOk(answer, 201);
    expect(dataOf(answer, "email")).toBe(email);
  }
  const repeated = model.repeatedRegistration(email, password);
  if (repeated) return model.open(given.browser, { registration: repeated });
  const registration = { email, password, madeAt: model.now, mailedAt: model.now };
  model.registrations.push(registration);
  model.open(given.browser, { registration });
  await mailVerification(trial, registration);
}

async function mailVerification(trial: AccountTrial, subject: Registration) {
  const { model } = trial;
  const { email } = subject;
  subject.mailedAt = model.now;
  if (model.personOf(email)) return model.mail(email, "account_exists");
  model.mail(email, "verify_email");
  const text = await trial.newestLink(email, "verify_email");
  model.issue({ purpose: "verify_email", subject, text });
}

/** Has the mail of a pending session sent once more; once, if it is requested twice. */
export async function resend(
  trial: AccountTrial,
  given: { browser: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(given.browser);
  const session = model.sessionOf(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/email/verification-notification"));
  for (const answer of answers) {
    if (!session) expectRefused(answer, 401, "unauthenticated");
    else if ("person" in session.owner) expectRefused(answer, 409, "conflict");
    else expectOk(answer, 204);
  }
  if (!session || "person" in session.owner) return;
  const { registration } = session.owner;
  if (registration.mailedAt > model.now - duplicateWindowMs) return;
  await mailVerification(trial, registration);
}

/** Password of an address: its person's, otherwise that of its newest registration. */
function ownerOf(trial: AccountTrial, email: string, password: string): Owner | null {
  const person = trial.model.personOf(email);
  if (person?.password === password) return { person };
  const registration = trial.model.registrationOf(email);
  return registration?.password === password ? { registration } : null;
}

/** Signs in, in one window of a browser or in two at the same moment, which share the session then. */
export async function signIn(
  trial: AccountTrial,
  given: { browser: number; email: number; password: number; code: string; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const [email, password] = [trial.email(given.email), trial.password(given.password)];
  const owner = ownerOf(trial, email, password);
  const countedFor = model.deviceOf(given.browser, email);
  // After two wrong passwords, one of two right ones may be told that they are locked.
  const isTwice =
    given.isTwice &&
    trial.interruption === null &&
    (owner === null || model.failuresOf(email, countedFor) < 2);
  const windows = [trial.browser(given.browser), ...(isTwice ? [trial.twinOf(given.browser)] : [])];
  const answers = await Promise.all(
    windows.map((window) => trial.sendOne(() => window.post("/spa/login", { email, password }))),
  );
  const outcomes = answers.map(() => model.tryPassword(email, owner !== null, countedFor));
  if (outcomes.includes("locks") && model.personOf(email)) model.mail(email, "password_locked");
  const expected = outcomes.map((outcome) => expectedAnswer(outcome, owner));
  expect(answers.map(shown).sort()).toEqual(expected.sort());
  if (!owner || !outcomes.includes("right")) return;
  if ("person" in owner && owner.person.secondFactor) return enterCode(trial, given, owner.person, windows);
  if ("person" in owner) {
    for (const answer of answers) expect(readField(dataOf(answer, "user"), "email")).toBe(email);
  }
  model.open(given.browser, owner);
}

function expectedAnswer(outcome: "right" | "wrong" | "locks" | "locked", owner: Owner | null) {
  if (outcome === "wrong") return [422, "invalid_credentials"];
  if (outcome !== "right" || !owner) return [423, "password_locked"];
  return "registration" in owner ? [403, "email_unverified"] : [200, null];
}

/** Enters one code in all windows that wait for it; the browser stays signed in as before until it is right. */
async function enterCode(
  trial: AccountTrial,
  given: { browser: number; code: string },
  person: Person,
  windows: readonly Visitor[],
): Promise<void> {
  const { model } = trial;
  const { secondFactor } = person;
  if (!secondFactor || given.code === "none") return;
  const { code, isRight } = drawCode(secondFactor, given.code);
  // A code that has signed in is used up, whether or not the browser was told.
  if (trial.interruption) trial.interruption.mayBeCommitted = false;
  const answers = await Promise.all(
    windows.map((window) => trial.sendOne(() => window.post("/spa/login/second-factor", { code }))),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expectRefused(answer, 422, "validation_failed");
  expect(done).toBe(isRight ? 1 : 0);
  if (!isRight) return;
  secondFactor.usedCodes.push(code);
  secondFactor.backupCodes = secondFactor.backupCodes.filter((one) => one !== code);
  // Whichever window was first, its sign-in has ended the browser's session.
  model.sessions[given.browser] = null;
  if (answers[0]?.status === 200) return model.open(given.browser, { person });
  for (const twin of windows.slice(1)) expectOk(await twin.post("/spa/logout"), 204);
}

/** A code of the app or of the backup sheet that has not signed in yet, one that has, or a wrong one. */
function drawCode(secondFactor: NonNullable<Person["secondFactor"]>, wanted: string) {
  const { key, backupCodes, usedCodes } = secondFactor;
  const fresh = [totp(key), totp(key, 1)].find((code) => !usedCodes.includes(code));
  const used = usedCodes[0];
  if (wanted === "used" && used) return { code: used, isRight: false };
  if (wanted === "app" && fresh) return { code: fresh, isRight: true };
  const backup = backupCodes[0];
  if ((wanted === "backup" || wanted === "app") && backup) return { code: backup, isRight: true };
  return { code: "wrong-code", isRight: false };
}

export async function signOut(trial: AccountTrial, { browser }: { browser: number }): Promise<void> {
  expectOk(await trial.sendOne(() => trial.browser(browser).post("/spa/logout")), 204);
  trial.model.sessions[browser] = null;
}

export async function changePassword(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; password: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const password = trial.password(given.password);
  const visitor = trial.browser(given.browser);
  const form = {
    current_password: presentPassword(trial, given),
    password,
    password_confirmation: password,
  };
  // Of the same password as before, a second request is as good as the first.
  const isTwice = given.isTwice && form.current_password !== password;
  const answers = await trial.send(isTwice, () => visitor.put("/spa/me/password", form));
  const [first] = answers;
  const person = first && trial.caller(given.browser, first.status === 401 ? (answers[1] ?? first) : first);
  if (!person || !trial.expectPasswordChecks(answers, person, given)) return;
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
  // The second may come when the password, or the cookie of the session, is no longer the current one.
  for (const { status } of answers) expect([204, 401, 422, 423]).toContain(status);
  if (answers.some(({ status }) => status === 422)) {
    model.tryPassword(person.email, false, model.sessionOf(given.browser));
  }
  model.setPassword(person, password);
  model.endSessions(person, given.browser);
  model.mail(person.email, "password_changed");
}

/** The password of a browser's signed-in person, or a wrong one. */
export function presentPassword(
  trial: AccountTrial,
  { browser, isRight }: { browser: number; isRight: boolean },
): string {
  return (isRight && trial.model.signedIn(browser)?.password) || wrongPassword;
}

/** Ends one of the sessions that the browser's person is shown. */
export async function endSession(
  trial: AccountTrial,
  given: { browser: number; which: number },
): Promise<void> {
  const visitor = trial.browser(given.browser);
  const listed = [dataOf(await visitor.get("/spa/me/security"), "sessions") ?? []].flat();
  const session = listed[given.which % Math.max(1, listed.length)];
  const id = readField(session, "id") ?? "abcdefgh23456789";
  const answer = await trial.sendOne(() => visitor.remove(`/spa/me/sessions/${id}`));
  const person = trial.confirmedCaller(given.browser, answer);
  if (!person) return;
  expectOk(answer, 204);
  const { model } = trial;
  if (readField(session, "is_current") === true) {
    model.sessions[given.browser] = null;
    return;
  }
  const others = [0, 1, 2].filter((other) => other !== given.browser && model.signedIn(other) === person);
  for (const other of others) await noteIfEnded(trial, other);
  expect(others.filter((other) => model.signedIn(other) === null)).toHaveLength(1);
}

/** Sessions look alike in the list: exactly which browser was signed out, it says itself. */
async function noteIfEnded(trial: AccountTrial, browser: number): Promise<void> {
  const { status } = await trial.browser(browser).get("/spa/me/user");
  if (status === 401) trial.model.sessions[browser] = null;
}

export async function endOthers(trial: AccountTrial, { browser }: { browser: number }): Promise<void> {
  const answer = await trial.sendOne(() => trial.browser(browser).remove("/spa/me/sessions"));
  const person = trial.confirmedCaller(browser, answer);
  if (!person) return;
  expectOk(answer, 204);
  trial.model.endSessions(person, browser);
}

export async function erase(
  trial: AccountTrial,
  given: { browser: number; isRight: boolean; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const owner = model.signedIn(given.browser);
  const password = presentPassword(trial, given);
  const answers = await trial.send(given.isTwice, () =>
    removeWith(trial, given.browser, "/spa/me", password),
  );
  // The second may find that the person has gone.
  const done = answers.find(({ status }) => status !== 401) ?? answers[0];
  const person = done && trial.caller(given.browser, done);
  if (!person) return;
  expect(person).toBe(owner);
  const judged = answers.filter(({ status }) => status !== 401);
  if (!trial.expectPasswordChecks(judged, person, given)) return;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  model.persons = model.persons.filter((one) => one !== person);
  model.retiredDevices.push(...person.passkeys.map(({ device }) => device));
  model.endSessions(person);
  model.unlock(person.email);
  model.drop("reset_password", person);
  model.drop("change_email", person);
  // Whoever has registered with the address since is forgotten as well.
  for (const one of model.registrations.filter(({ email }) => email === person.email))
    model.endRegistration(one);
  model.dropIfEmpty(person.account);
  model.mail(person.email, "account_deleted");
}

/** A `DELETE` that carries the password. */
export async function removeWith(
  trial: AccountTrial,
  browser: number,
  url: string,
  password: string,
): Promise<Answer> {
  const visitor = trial.browser(browser);
  const csrf = String(readField((await visitor.get("/sanctum/csrf-cookie")).body, "csrf_token"));
  return visitor.call({ method: "DELETE", url, payload: { password }, headers: { "x-csrf-token": csrf } });
}
