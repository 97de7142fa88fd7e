import { expect, test } from "vitest";
import { createPageLanguage, TextsLoadError } from "./i18n.ts";

test("a failed load of texts is an error that names the part, and is retried on the next request", async () => {
  let isDown = true;
  const language = createPageLanguage("ca", async () => {
    if (isDown) throw new Error("no network");
    return { title: ["El títol"] };
  });
  const failure = await language.loadTexts(["cart/CartScreen"]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TextsLoadError);
  expect(failure).toMatchObject({ part: "cart/CartScreen", cause: { message: "no network" } });
  isDown = false;
  await language.loadTexts(["cart/CartScreen"]);
  expect(language.i18n._("title")).toBe("El títol");
});

test("each part is loaded once and adds to the texts before", async () => {
  const asked: string[] = [];
  const language = createPageLanguage("en", async (part) => {
    asked.push(part);
    return { [`${part}-title`]: [`The ${part}`] };
  });
  await Promise.all([language.loadTexts(["cart", "ui"]), language.loadTexts(["cart"])]);
  await language.loadTexts(["ui"]);
  expect(asked).toEqual(["cart", "ui"]);
  expect(language.i18n._("cart-title")).toBe("The cart");
  expect(language.i18n._("ui-title")).toBe("The ui");
});
