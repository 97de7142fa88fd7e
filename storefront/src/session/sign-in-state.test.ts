import { expect, test } from "vitest";
import { withReturnPath } from "./return-paths/with-return-path.ts";
import { readSignInState } from "./sign-in-state.ts";

test.each([null, undefined, "ana@example.com", 7, { email: 7, isNew: "yes" }, []])(
  "%o hands nothing over",
  (state) => {
    expect(readSignInState(state)).toEqual({});
  },
);

test("what is well formed is handed over, anything beside it is not", () => {
  expect(readSignInState({ email: "ana@example.com", isNew: true, keepsPlace: true })).toEqual({
    email: "ana@example.com",
    isNew: true,
  });
});

test("the page asked for goes along from screen to screen, and nothing else of the address", () => {
  expect(withReturnPath("/sign-up", new URLSearchParams())).toBe("/sign-up");
  expect(withReturnPath("/sign-up", new URLSearchParams("next=%2Forders%3Fstate%3Dpaid&token=abc"))).toBe(
    "/sign-up?next=%2Forders%3Fstate%3Dpaid",
  );
});
