import { expect, test } from "vitest";
import { driveOf, type Platform } from "./platforms.ts";

const rearEngine: Platform = {
  name: "Porsche rear engine",
  layout: "rear_engine",
  rearDrumsUpToKw: 0,
  suspension: "steel",
  allWheelNames: ["Turbo"],
};

test("a version drives all wheels if its name tells it, or if its platform names it", () => {
  const driveIn = (platform: Partial<Platform>, vehicleName: string, plainFuel = "petrol") =>
    driveOf({ vehicleName, plainFuel }, { ...rearEngine, ...platform });
  expect(driveIn({}, "Carrera")).toBe("rear_engine");
  expect(driveIn({}, "Turbo")).toBe("all");
  expect(driveIn({ layout: "front" }, "Turbo")).toBe("all_transverse");
  expect(driveIn({ layout: "front" }, "Turbo", "plugin_hybrid")).toBe("all_electric");
  expect(driveIn({ layout: "front" }, "Turbo S")).toBe("front");
  expect(driveIn({ layout: "front" }, "2.0 TDI 4motion")).toBe("all_transverse");
});
