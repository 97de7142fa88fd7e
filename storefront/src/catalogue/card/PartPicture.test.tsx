import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartPicture } from "./PartPicture.tsx";

test("a picture that is small on phones offers its smaller file, before the larger one", () => {
  const drawn = renderToStaticMarkup(
    <PartPicture picture="brake-pads" alt="" size="full" sizes="(max-width: 959px) 220px, 720px" />,
  );
  const files = "/pictures/thumbs/brake-pads.webp 320w, /pictures/brake-pads.webp 720w";
  expect(drawn).toContain(`srcSet="${files}"`);
  expect(drawn.indexOf("srcSet=")).toBeLessThan(drawn.indexOf(" src="));
});

test("a picture of one width has one file", () => {
  expect(renderToStaticMarkup(<PartPicture picture="brake-pads" alt="" />)).not.toContain("srcSet");
});
