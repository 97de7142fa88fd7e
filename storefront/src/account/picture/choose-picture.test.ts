import { maxPictureBytes } from "@recambia/contract/account/schemas";
import { expect, test } from "vitest";
import { cropWithin, findPictureProblem } from "./choose-picture.ts";

test("an empty file, a paper and a giant are refused before they are sent", () => {
  expect(findPictureProblem({ size: 0, type: "image/jpeg" })).toBe("no_image");
  expect(findPictureProblem({ size: 10, type: "application/pdf" })).toBe("no_image");
  expect(findPictureProblem({ size: maxPictureBytes + 1, type: "image/png" })).toBe("too_large");
});

test("a picture is let through, and so is what the browser has no name for", () => {
  expect(findPictureProblem({ size: maxPictureBytes, type: "image/webp" })).toBeNull();
  expect(findPictureProblem({ size: 10, type: "" })).toBeNull();
});

test("a picture smaller than the least square has none to keep", () => {
  expect(cropWithin({ x: 0, y: 0, width: 15 }, { width: 15, height: 400 })).toBeNull();
});

test("the square is whole pixels and never leaves the picture", () => {
  const picture = { width: 400, height: 300 };
  expect(cropWithin({ x: 10.4, y: 20.6, width: 99.5 }, picture)).toEqual({ x: 10, y: 21, size: 100 });
  expect(cropWithin({ x: -2, y: -0.4, width: 300.4 }, picture)).toEqual({ x: 0, y: 0, size: 300 });
  expect(cropWithin({ x: 390, y: 290, width: 4 }, picture)).toEqual({ x: 384, y: 284, size: 16 });
});
