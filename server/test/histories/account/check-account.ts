import { expect } from "vitest";
import { mailsTo } from "../../people/sign-up.ts";
import { readField } from "../../shop/test-shop.ts";
import { monthMs, type Person } from "./account-model.ts";
import { type AccountTrial, dataOf, expectRefused } from "./account-trial.ts";

const hourMs = 60 * 60 * 1000;

/** Every browser is signed in as whom the model says, and is shown that person's things and no other's. */
export async function checkAccounts(trial: AccountTrial): Promise<void> {
  for (const browser of trial.browsers.keys()) await checkBrowser(trial, browser);
  for (const email of trial.emails) {
    const kinds = (await mailsTo(trial.shop, email)).map(({ template }) => template);
    expect(kinds).toEqual(trial.model.mails.get(email) ?? []);
  }
}

async function checkBrowser(trial: AccountTrial, browser: number): Promise<void> {
  const { model } = trial;
  const answer = await trial.browser(browser).get("/spa/me/user");
  const person = trial.caller(browser, answer);
  if (!person) return;
  expect([answer.status, dataOf(answer, "email")]).toEqual([200, person.email]);
  model.rememberDevice(browser, person);
  const session = model.sessionOf(browser);
  if (session && model.now - session.usedAt >= hourMs) {
    session.usedAt = model.now;
    session.endsAt = model.now + monthMs;
  }
  await checkShown(trial, browser, person);
}

async function checkShown(trial: AccountTrial, browser: number, person: Person): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(browser);
  const security = await visitor.get("/spa/me/security");
  const lengthOf = (field: string) => [dataOf(security, field) ?? []].flat().length;
  const open = [0, 1, 2].filter((other) => model.signedIn(other) === person);
  expect({
    hasSecondFactor: dataOf(security, "has_second_factor"),
    passkeys: lengthOf("passkeys"),
    sessions: lengthOf("sessions"),
  }).toEqual({
    hasSecondFactor: person.secondFactor !== null,
    passkeys: person.passkeys.length,
    sessions: open.length,
  });
  const profile = await visitor.get("/spa/me/profile");
  expect(dataOf(profile, "pending_email")).toBe(person.pendingEmail);
  const people = await visitor.get("/spa/users");
  const emails = (field: string) =>
    [dataOf(people, field) ?? []].flat().map((one) => String(readField(one, "email")));
  expect(emails("people").sort()).toEqual(
    model
      .peopleOf(person.account)
      .map(({ email }) => email)
      .sort(),
  );
  expect(emails("invitations").sort()).toEqual(
    model
      .invitationsOf(person.account)
      .map(({ email }) => email)
      .sort(),
  );
}

/** A browser that nobody is signed in in reads nothing of anybody. */
export async function checkStranger(trial: AccountTrial): Promise<void> {
  const stranger = trial.shop.visitor();
  for (const url of ["/spa/me/profile", "/spa/me/security", "/spa/users", "/spa/me/data"]) {
    expectRefused(await stranger.get(url), 401, "unauthenticated");
  }
}
