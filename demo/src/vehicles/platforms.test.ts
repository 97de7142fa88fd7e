import { expect, test } from "vitest";
import { driveOf, type Platform } from "./platforms.ts";

const rearEngine: Platform = {
  name: "Porsche rear engine",
  layout: "rear_engine",
  rearDrumsUpToKw: 0,
  suspension: "steel",
  allWheelNames: ["Turbo"],
  frontWheelNames: ["111 CDI"],
};

test("a version drives the wheels that its name or its platform tells", () => {
  const driveIn = (platform: Partial<Platform>, vehicleName: string, plainFuel = "petrol") =>
    driveOf({ vehicleName, plainFuel }, { ...rearEngine, ...platform });
  expect(driveIn({}, "Carrera")).toBe("rear_engine");
  expect(driveIn({}, "Turbo")).toBe("all");
  expect(driveIn({ layout: "front" }, "Turbo")).toBe("all_transverse");
  expect(driveIn({ layout: "front" }, "Turbo", "plugin_hybrid")).toBe("all_electric");
  expect(driveIn({ layout: "front" }, "Turbo S")).toBe("front");
  expect(driveIn({ layout: "front" }, "2.0 TDI 4motion")).toBe("all_transverse");
  expect(driveIn({ layout: "rear" }, "114 CDI")).toBe("rear");
  expect(driveIn({ layout: "rear" }, "111 CDI")).toBe("front");
});
