import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { authStore, clearCurrentUser } from "../../session/index.ts";
import { openDatabase } from "../database.ts";
import { forgetOthers } from "../forget-person.ts";
import { readSeenAnswer, rememberAnswer } from "./seen-answers.ts";

const ana = { id: "anaanaana", name: "Ana", email: "ana@example.com", profile: { picture: null } };
const bea = { ...ana, id: "beabeabea", name: "Bea", email: "bea@example.com" };

function signIn(user: typeof ana) {
  authStore.setState({ user, lastFetched: 0, isAuthenticated: true });
}

beforeEach(() => emptyDatabase(openDatabase()));
afterEach(() => clearCurrentUser());

test("a response that was asked for by somebody who has left since is not kept for whoever is there now", async () => {
  await rememberAnswer("/spa/orders", { data: "Ana's" }, ana.id);
  expect(await readSeenAnswer("/spa/orders")).toBeNull();
  signIn(bea);
  await rememberAnswer("/spa/orders", { data: "Ana's" }, ana.id);
  await rememberAnswer("/spa/orders/guestsorder", { data: "a guest's" }, null);
  expect(await readSeenAnswer("/spa/orders")).toBeNull();
  expect(await readSeenAnswer("/spa/orders/guestsorder")).toBeNull();
});

test("a guest's order is not kept: nobody signs out, and the device may be shared", async () => {
  await rememberAnswer("/spa/orders/guestsorder", { data: "a guest's" }, null);
  expect(await readSeenAnswer("/spa/orders/guestsorder")).toBeNull();
  const database = await openDatabase();
  expect(await database.getAll("answers")).toEqual([]);
  // One that an earlier version has kept is neither shown nor left there.
  const kept = { path: "/spa/orders/guestsorder", personId: null, body: { data: "a guest's" }, seenAt: 1 };
  await database.put("answers", kept);
  expect(await readSeenAnswer(kept.path)).toBeNull();
  forgetOthers();
  await vi.waitFor(async () => expect(await database.getAll("answers")).toEqual([]), 20_000);
});

test("a response is shown to the person who has seen it only, and personal data of other kinds is not kept", async () => {
  signIn(ana);
  await rememberAnswer("/spa/orders", { data: "Ana's" }, ana.id);
  await rememberAnswer("/spa/me/profile", { data: "Ana's" }, ana.id);
  expect(await readSeenAnswer("/spa/orders")).toMatchObject({ body: { data: "Ana's" } });
  expect(await readSeenAnswer("/spa/me/profile")).toBeNull();
  signIn(bea);
  expect(await readSeenAnswer("/spa/orders")).toBeNull();
});
