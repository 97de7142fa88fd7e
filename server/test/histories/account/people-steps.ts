import { expect } from "vitest";
import { invitationToken } from "../../people/invitations.ts";
import { readField } from "../../shop/test-shop.ts";
import type { Invitation, Person } from "./account-model.ts";
import { type AccountTrial, dataOf, expectOk, expectRefused } from "./account-trial.ts";
import { expectAllInvalid, expectOneOk } from "./mail-link-steps.ts";

export async function invite(
  trial: AccountTrial,
  given: { browser: number; email: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const email = trial.email(given.email);
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/users", { email }));
  const [first] = answers;
  const person = first && trial.confirmedCaller(given.browser, first);
  if (!person) return;
  const isHere = model.personOf(email)?.account === person.account;
  const isAsked = model
    .invitationsOf(person.account)
    .some((one) => one.email === email && one.endsAt > model.now);
  const refused = answers.filter(({ status }) => status !== 201);
  for (const answer of refused) expectRefused(answer, 422, "validation_failed");
  const [answer, ...others] = answers.filter(({ status }) => status === 201);
  expect([answer !== undefined, others.length]).toEqual([!isHere && !isAsked, 0]);
  if (!answer) return;
  const id = String(dataOf(answer, "id"));
  const invitation = model.invite({ id, email, account: person.account, inviter: person });
  model.mail(email, "invitation");
  const text = await invitationToken(trial.shop, email);
  trial.links.push({ text, purpose: "invitation" });
  model.issue({ purpose: "invitation", subject: invitation, text });
}

export async function withdrawInvitation(
  trial: AccountTrial,
  given: { browser: number; which: number },
): Promise<void> {
  const { model } = trial;
  const invitation = model.invitations.at(-1 - given.which);
  const id = invitation?.id ?? "abcdefgh23456789";
  const visitor = trial.browser(given.browser);
  const answer = await trial.sendOne(() => visitor.remove(`/spa/users/invitations/${id}`));
  const person = trial.caller(given.browser, answer);
  if (!person) return;
  const isTheirs = invitation?.account === person.account;
  if (!isTheirs) return void expectRefused(answer, 404, "not_found");
  expectOk(answer, 204);
  model.invitations = model.invitations.filter((one) => one !== invitation);
}

/** The invitation of a link, if it can still be accepted. */
function findOpen({ model }: AccountTrial, text: string): Invitation | null {
  const invitation = model.find(text, "invitation")?.subject;
  const isOpen = invitation && invitation.endsAt > model.now && model.invitations.includes(invitation);
  return isOpen ? invitation : null;
}

function endInvitation({ model }: AccountTrial, invitation: Invitation): void {
  model.invitations = model.invitations.filter((one) => one !== invitation);
}

/** Moves the signed-in person to the account of an invitation. */
export async function accept(
  trial: AccountTrial,
  given: { browser: number; which: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const token = trial.linkFor(["invitation"], given.which) ?? "forged.token";
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () => visitor.post("/spa/invitations/accept", { token }));
  const [first] = answers;
  const person = first && trial.confirmedCaller(given.browser, first);
  if (!person) return;
  const invitation = findOpen(trial, token);
  if (!invitation) return expectAllInvalid(answers);
  if (invitation.account === person.account) {
    for (const answer of answers) expectRefused(answer, 409, "conflict");
    return;
  }
  expectDone(answers);
  const left = person.account;
  person.account = invitation.account;
  endInvitation(trial, invitation);
  model.dropIfEmpty(left);
}

/** Of requests at the same moment one moves the person; the other finds the link used or the person moved. */
function expectDone(answers: Awaited<ReturnType<AccountTrial["send"]>>): void {
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) {
    if (answer.status === 409) expectRefused(answer, 409, "conflict");
    else expectRefused(answer, 422, "invalid_token");
  }
  expectOneOk(
    answers.filter((answer) => !refused.includes(answer)),
    200,
  );
}

/** Somebody without an account answers an invitation with a name and a password. */
export async function registerInvited(
  trial: AccountTrial,
  given: { browser: number; which: number; password: number; isTwice: boolean },
): Promise<void> {
  const { model } = trial;
  const token = trial.linkFor(["invitation"], given.which) ?? "forged.token";
  const password = trial.password(given.password);
  const visitor = trial.browser(given.browser);
  const answers = await trial.send(given.isTwice, () =>
    visitor.post("/spa/invitations/register", {
      token,
      name: "Ana Prueba",
      password,
      password_confirmation: password,
    }),
  );
  const invitation = findOpen(trial, token);
  if (!invitation) return expectAllInvalid(answers);
  const { email, account } = invitation;
  if (model.personOf(email)) {
    for (const answer of answers) expectRefused(answer, 409, "conflict");
    return;
  }
  expectOneOk(answers, 201);
  endInvitation(trial, invitation);
  const joined: Person = {
    email,
    password,
    account,
    pendingEmail: null,
    pendingSince: 0,
    passkeys: [],
    secondFactor: null,
  };
  model.persons.push(joined);
}

/** Takes somebody out of the account, or leaves it. */
export async function removePerson(
  trial: AccountTrial,
  given: { browser: number; which: number },
): Promise<void> {
  const { model } = trial;
  const visitor = trial.browser(given.browser);
  const listed = [dataOf(await visitor.get("/spa/users"), "people") ?? []].flat();
  const chosen = listed[given.which % Math.max(1, listed.length)];
  const id = readField(chosen, "id") ?? "abcdefgh23456789";
  const answer = await trial.sendOne(() => visitor.remove(`/spa/users/${id}`));
  const person = trial.confirmedCaller(given.browser, answer);
  if (!person) return;
  if (listed.length === 1) return void expectRefused(answer, 409, "conflict");
  expectOk(answer, 204);
  const removed = model.personOf(String(readField(chosen, "email")));
  if (!removed) throw new Error("The list names somebody who is not there");
  removed.account = model.newAccount();
  if (removed === person) return;
  model.invitations = model.invitations.filter(
    ({ account, inviter }) => account !== person.account || inviter !== removed,
  );
  model.endSessions(removed);
  model.mail(removed.email, "access_removed");
}
