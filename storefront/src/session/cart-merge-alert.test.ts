import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { cartMergeAlert } from "./cart-merge-alert.ts";

const spanish = setupI18n({ locale: "es", messages: { es: {} } });
const alertOf = (lines_added: number, lines_capped: number) =>
  cartMergeAlert({ lines_added, lines_capped }, spanish);

test("nothing is told when nothing came along", () => {
  expect(cartMergeAlert(null, spanish)).toBeNull();
  expect(alertOf(0, 0)).toBeNull();
});

test("what came along is counted", () => {
  expect(alertOf(1, 0)).toEqual({
    type: "success",
    title: "Tu carrito viene contigo",
    text: "Hemos añadido 1 artículo a los de tu cuenta.",
  });
  expect(alertOf(3, 0)?.text).toBe("Hemos añadido 3 artículos a los de tu cuenta.");
});

test("a quantity that the stock did not allow is a warning", () => {
  expect(alertOf(2, 1)).toEqual({
    type: "warning",
    title: "Tu carrito viene contigo",
    text: "Hemos añadido 2 artículos a los de tu cuenta. De 1 artículo no quedan tantas unidades: revisa su cantidad.",
  });
});
