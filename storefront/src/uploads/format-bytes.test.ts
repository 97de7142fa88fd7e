import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test("sizes have the unit and the decimals that a reader needs", () => {
  const sizes = [1, 1024, 500_000, 1024 * 1024, 1_600_000, 20 * 1024 * 1024, 209_715_200];
  expect(sizes.map((bytes) => formatBytes(bytes, "es"))).toEqual([
    "1 KB",
    "1 KB",
    "489 KB",
    "1 MB",
    "1,5 MB",
    "20 MB",
    "200 MB",
  ]);
  expect(formatBytes(1_600_000, "en")).toBe("1.5 MB");
});
