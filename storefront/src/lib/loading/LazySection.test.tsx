import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LazySection, lazyPart } from "./LazySection.tsx";

function Offers() {
  return <p>Four offers</p>;
}

test("a part that failed to load keeps its placeholder and is requested again", async () => {
  let isDown = true;
  const importOffers = async () => {
    if (isDown) throw new Error("no network");
    return Offers;
  };
  const part = lazyPart("catalogue/Offers", importOffers, <p>Room for offers</p>);
  await expect(part.load()).rejects.toThrow("no network");
  expect(renderToString(<LazySection part={part} />)).toContain("Room for offers");
  isDown = false;
  await part.load();
  expect(renderToString(<LazySection part={part} />)).toContain("Four offers");
});

test("a loaded part renders at once, inside the boundary that the browser hydrates", async () => {
  const part = lazyPart("catalogue/Offers", async () => Offers, null);
  await part.load();
  expect(renderToString(<LazySection part={part} />)).toBe(
    '<div data-late=""><!--$--><p>Four offers</p><!--/$--></div>',
  );
});

test("the code is loaded once", async () => {
  let calls = 0;
  const importOffers = async () => {
    calls += 1;
    return Offers;
  };
  const part = lazyPart("catalogue/Offers", importOffers, null);
  await part.load();
  await part.load();
  expect(calls).toBe(1);
});
