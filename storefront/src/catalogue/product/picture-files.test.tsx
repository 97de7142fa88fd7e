import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartPicture } from "../card/PartPicture.tsx";
import { filesOf } from "./picture-files.ts";

test("a picture that is small on phones offers its smaller file, before the larger one", () => {
  const drawn = renderToStaticMarkup(
    <PartPicture picture="brake-pads" alt="" size="full" files={filesOf("brake-pads")} />,
  );
  const files = "/pictures/thumbs/brake-pads.webp 320w, /pictures/brake-pads.webp 720w";
  expect(drawn).toContain(`srcSet="${files}"`);
  expect(drawn.indexOf("srcSet=")).toBeLessThan(drawn.indexOf(" src="));
});

test("a phone of density 1.75 needs no more than the small file", () => {
  const width = Number(/599px\) (\d+)px/.exec(filesOf("brake-pads").sizes)?.[1]);
  expect(width * 1.75).toBeLessThanOrEqual(320);
});
