import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { HttpContext, noopClient } from "../../../lib/http/http-context.ts";
import { SharedVehicle, TakeButton } from "./SharedVehicle.tsx";

type About = Parameters<typeof SharedVehicle>[0]["about"];

function drawn(about: About): string {
  return renderInPage(
    <MemoryRouter>
      <HttpContext value={noopClient}>
        <SharedVehicle about={about} />
      </HttpContext>
    </MemoryRouter>,
  );
}

const golf = {
  id: "golfgolfgolfgolf",
  maker_name: "VW",
  model_name: "Golf",
  vehicle_name: "2.0 TDI",
  motor_name: "",
  performance_period: { yyyymm_from: 200810, yyyymm_to: null },
};

test("the server renders the note for both kinds of garages, hidden until the page's first script knows", () => {
  const note = drawn({ vehicle: golf, is_vehicle_unknown: false });
  // The sentence and one button each.
  for (const [part, count] of [
    ["ofOther", 1],
    ["ifOwn", 2],
    ["ifNone", 2],
  ] as const) {
    expect([part, note.split(part).length - 1]).toEqual([part, count]);
  }
});

test("a vehicle that the shop does not know is told at once, and none is nothing to tell", () => {
  const note = drawn({ vehicle: null, is_vehicle_unknown: true });
  expect(note).toContain('role="note"');
  expect(note).not.toContain("ofOther");
  expect(drawn({ vehicle: null, is_vehicle_unknown: false })).toBe("");
});

test("a vehicle that is in the garage is offered for use, not to be added again", () => {
  const words = (isInGarage: boolean) =>
    renderInPage(<TakeButton isInGarage={isInGarage} onTake={() => undefined} />);
  expect(words(true)).not.toBe(words(false));
});
