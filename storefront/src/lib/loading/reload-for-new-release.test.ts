import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openForNewRelease } from "./reload-for-new-release.ts";

const place = {
  href: "https://shop.example/orders/abc?from=mail#key=secret",
  assign: vi.fn(),
  reload: vi.fn(),
};

beforeEach(() => {
  vi.stubGlobal("location", place);
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("what this document could not load is not opened anew without the key behind the #", async () => {
  await openForNewRelease("https://shop.example/orders/abc?from=mail");
  expect(place.assign).not.toHaveBeenCalled();
  expect(place.reload).not.toHaveBeenCalled();
});

test("another page is opened anew", async () => {
  openForNewRelease("https://shop.example/orders/abc");
  await vi.waitFor(() => expect(place.assign).toHaveBeenCalledWith("https://shop.example/orders/abc"));
});
