import { expect, test } from "vitest";
import { setFieldErrors } from "./set-field-errors.ts";

type Placed = { field: string; message: string | undefined; isFocused: boolean };

function placed(data: unknown): { placed: Placed[]; isPlaced: boolean } {
  const heard: Placed[] = [];
  const isPlaced = setFieldErrors<{ email: string; password: string }>(
    { status: 422, data },
    ["email", "password"],
    (field, error, options) =>
      heard.push({ field, message: error.message, isFocused: options?.shouldFocus ?? false }),
  );
  return { placed: heard, isPlaced };
}

test("a response that is not the API's, or names other fields, sets no errors", () => {
  const nothing = { placed: [], isPlaced: false };
  expect(placed(null)).toEqual(nothing);
  expect(placed("<h1>Bad gateway</h1>")).toEqual(nothing);
  expect(placed({ message: "No", code: "invalid_credentials" })).toEqual(nothing);
  expect(placed({ message: "No", code: "validation_failed", errors: { token: ["No"] } })).toEqual(nothing);
});

test("sets each error on its field and focuses the first on the page", () => {
  const errors = { password: ["Demasiado común.", "Demasiado corta."], email: ["No es un correo."] };
  expect(placed({ message: "No", code: "validation_failed", errors })).toEqual({
    placed: [
      { field: "email", message: "No es un correo.", isFocused: true },
      { field: "password", message: "Demasiado común. Demasiado corta.", isFocused: false },
    ],
    isPlaced: true,
  });
});
