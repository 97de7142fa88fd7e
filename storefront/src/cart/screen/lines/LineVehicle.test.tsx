import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { messages } from "../../locales/en.po";
import { LineVehicle } from "./LineVehicle.tsx";

const line: ComponentProps<typeof LineVehicle>["line"] = {
  fit: { answer: "fits", alternatives: [] },
  vehicle: {
    id: "v",
    maker_name: "SEAT",
    model_name: "Ibiza IV (6J, 6P)",
    vehicle_name: "1.6 TDI",
    motor_name: "66 kW (90 CV), 1598 cm³, diésel",
    performance_period: { yyyymm_from: 200906, yyyymm_to: 201505 },
  },
};

test("a line tells its vehicle with the power in the page's unit", () => {
  expect(renderInPage(<LineVehicle line={line} />, "en", messages)).toContain(
    "SEAT Ibiza IV 1.6 TDI, 66 kW (90 hp)",
  );
});
