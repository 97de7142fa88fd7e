import type { SearchReading } from "@recambia/contract/catalogue/search";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { messages } from "./locales/en.po";
import { SearchReadingBar } from "./SearchReadingBar.tsx";

const chip = (kind: SearchReading["chips"][number]["kind"], label: string) => ({
  ...{ kind, label, value: null, is_absent: false, query_without: "" },
});

function render(
  chips: SearchReading["chips"],
  words: readonly string[],
  near: SearchReading["unknown"][number]["near"] = [],
) {
  const reading: SearchReading = {
    ...{
      query: "",
      chips,
      corrections: [],
      unknown: words.map((word) => ({ word, near })),
      vehicles: [],
    },
    ...{ symptom: null, thing: null, missing_size: null, tyre_sizes: [], near_numbers: null },
  };
  return renderInPage(
    <MemoryRouter initialEntries={["/brands/ferrox?q=faro&sort=newest"]}>
      <SearchReadingBar
        reading={reading}
        vehicleId={null}
        withoutChip={() => new URLSearchParams("sort=newest&brand=ferrox")}
        withQuery={(query) => new URLSearchParams({ sort: "newest", q: query })}
      />
    </MemoryRouter>,
    "en",
    messages,
  );
}

const allParts = "What you see are all parts for the car.";
const unused = "We did not use:";

test("beside a car alone, a word that names no known part is told to leave all of its parts", () => {
  expect(render([chip("vehicle", "Clio"), chip("side", "Izquierda")], ["mudflaps"])).toContain(allParts);
});

test("numbers, and words beside a part, are told as unused", () => {
  expect(render([chip("vehicle", "Clio")], ["1996"])).toContain(unused);
  expect(render([chip("vehicle", "Clio"), chip("part_type", "Faro")], ["bonito"])).toContain(unused);
  expect(render([], ["zzyzx"])).toContain(unused);
});

test("a chip leads to the list that is shown, without its words", () => {
  expect(render([chip("part_type", "Faro")], [])).toContain(
    'href="/brands/ferrox?sort=newest&amp;brand=ferrox"',
  );
});

test("a word that may have been meant leads to the list that is shown, with that word", () => {
  expect(render([], ["farro"], [{ word: "faro", query: "faro led" }])).toContain(
    'href="/brands/ferrox?sort=newest&amp;q=faro+led"',
  );
});
