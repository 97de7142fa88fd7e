import { expect, test } from "vitest";
import { createPageLanguage } from "./i18n.ts";

test("a room without texts is no error", async () => {
  const language = createPageLanguage("ca", async () => null);
  await language.loadRooms(["lib"]);
  expect(language.i18n._("unknown")).toBe("unknown");
});

test("each room is loaded once, and its texts join those before", async () => {
  const asked: string[] = [];
  const language = createPageLanguage("en", async (room) => {
    asked.push(room);
    return { [`${room}-title`]: [`The ${room}`] };
  });
  await Promise.all([language.loadRooms(["cart", "ui"]), language.loadRooms(["cart"])]);
  await language.loadRooms(["ui"]);
  expect(asked).toEqual(["cart", "ui"]);
  expect(language.i18n._("cart-title")).toBe("The cart");
  expect(language.i18n._("ui-title")).toBe("The ui");
});
