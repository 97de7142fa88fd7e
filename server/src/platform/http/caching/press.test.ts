import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { brotli, gzipOf, plainOf, utf8For } from "./press.ts";

const texts = {
  "a few letters": "disco",
  "of several bytes": "disco ventilado Ø 280 mm · 34,90 € · 🚗 ".repeat(50),
  "an answer's length": JSON.stringify(
    Array.from({ length: 900 }, (_none, id) => ({ id, name: `pinza ${id}` })),
  ),
  "longer than what is shared": "ñ".repeat(600_000),
};

test.each(Object.entries(texts))("%s come out as they were put in, pressed either way", (_name, text) => {
  for (const isPage of [false, true]) {
    const pressed = brotli(utf8For(text), isPage);
    expect(plainOf(pressed).toString()).toBe(text);
    expect(gunzipSync(gzipOf(pressed)).toString()).toBe(text);
  }
});

test("texts are written to the same memory, one after the other, and what is pressed has its own, of its size", () => {
  const first = utf8For(texts["an answer's length"]);
  const pressed = brotli(first, false);
  const second = utf8For(texts["a few letters"]);
  expect(second.buffer).toBe(first.buffer);
  expect(pressed.buffer.byteLength).toBe(pressed.length);
  expect(plainOf(pressed).toString()).toBe(texts["an answer's length"]);
});
