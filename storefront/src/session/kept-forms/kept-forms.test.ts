import type { CurrentUser } from "@recambia/contract/session/schemas";
import { afterEach, expect, test } from "vitest";
import { clearCurrentUser, leave, setCurrentUser } from "../store.ts";
import { hasKeptForms, keptForms } from "./kept-forms.ts";

const person = (id: string): CurrentUser => ({
  ...{ id, name: id, email: `${id}@example.com` },
  profile: { picture: null },
});
const kept = keptForms<{ name: string }>();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setCurrentUser(person("nobody"), 0);
  kept.take("any");
  clearCurrentUser();
});
const keep = (subject: string, values: { name: string } | undefined) =>
  stops.push(kept.keepWhenSessionEnds(subject, () => values));

test("what was written when the session ended is there for the same person, once", () => {
  setCurrentUser(person("ana"), 0);
  keep("profile", { name: "Ana" });
  keep("untouched", undefined);
  clearCurrentUser();
  expect(hasKeptForms()).toBe(true);
  expect([kept.has("profile"), kept.has("untouched")]).toEqual([true, false]);
  expect(kept.take("profile")).toBeUndefined();
  setCurrentUser(person("ana"), 0);
  expect(kept.peek("profile")).toEqual({ name: "Ana" });
  expect(kept.take("profile")).toEqual({ name: "Ana" });
  expect(kept.take("profile")).toBeUndefined();
  expect(hasKeptForms()).toBe(false);
});

test("nobody else finds it, and who comes after them neither", () => {
  setCurrentUser(person("ana"), 0);
  keep("profile", { name: "Ana" });
  clearCurrentUser();
  setCurrentUser(person("pau"), 0);
  expect(kept.peek("profile")).toBeUndefined();
  expect(keptForms().take("of another kind")).toBeUndefined();
  setCurrentUser(person("ana"), 0);
  expect(kept.take("profile")).toBeUndefined();
});

test("nothing is kept of who signs out", () => {
  setCurrentUser(person("ana"), 0);
  keep("profile", { name: "Ana" });
  leave();
  expect(hasKeptForms()).toBe(false);
});
