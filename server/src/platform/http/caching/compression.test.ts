import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressBrotli, decompressBrotli, encodeUtf8, toGzip } from "./compression.ts";

const texts = {
  "a short text": "disco",
  "multi-byte text": "disco ventilado Ø 280 mm · 34,90 € · 🚗 ".repeat(50),
  "a text of a response's length": JSON.stringify(
    Array.from({ length: 900 }, (_none, id) => ({ id, name: `pinza ${id}` })),
  ),
  "a text longer than the shared buffer": "ñ".repeat(600_000),
};

test.each(Object.entries(texts))("%s survives brotli and gzip unchanged", (_name, text) => {
  for (const isPage of [false, true]) {
    const compressed = compressBrotli(encodeUtf8(text), isPage);
    expect(decompressBrotli(compressed).toString()).toBe(text);
    expect(gunzipSync(toGzip(compressed)).toString()).toBe(text);
  }
});

test("input shares one buffer, and each compressed result has a buffer of its own size", () => {
  const first = encodeUtf8(texts["a text of a response's length"]);
  const compressed = compressBrotli(first, false);
  const second = encodeUtf8(texts["a short text"]);
  expect(second.buffer).toBe(first.buffer);
  expect(compressed.buffer.byteLength).toBe(compressed.length);
  expect(decompressBrotli(compressed).toString()).toBe(texts["a text of a response's length"]);
});
