import { expect, test } from "vitest";
import { pageSearch, shownPages } from "./Pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])("page %i of %i shows %j", (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});

test("a page keeps the other parameters, and the first has none of its own", () => {
  const search = new URLSearchParams("q=disco&page=3");
  expect(pageSearch(search, 4)).toBe("q=disco&page=4");
  expect(pageSearch(search, 1)).toBe("q=disco");
  expect(search.get("page")).toBe("3");
});
