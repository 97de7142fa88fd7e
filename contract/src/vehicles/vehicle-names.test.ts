import { expect, test } from "vitest";
import { modelFamily, vehicleFullName, vehicleShortName } from "./vehicle-names.ts";

test("family names leave out generations and codes, and keep what only looks like one", () => {
  const families = {
    "Ibiza IV (6J, 6P)": "Ibiza",
    "Fiesta IV": "Fiesta",
    "Civic X (FC, FK)": "Civic",
    "Model X": "Model X",
    "Passat B5.5 (3B3, 3B6)": "Passat",
    "Transporter T6 (SG, SH)": "Transporter",
    "S60 II / V60 I": "S60 / V60",
    "2 (DE)": "2",
    "Serie 3 (E46)": "Serie 3",
  };
  expect(Object.keys(families).map(modelFamily)).toEqual(Object.values(families));
});

test("a vehicle is called by its family, with the maker before a bare number", () => {
  expect(vehicleShortName({ maker_name: "SEAT", model_name: "Ibiza IV (6J, 6P)" })).toBe("Ibiza");
  expect(vehicleShortName({ maker_name: "Peugeot", model_name: "208 II (P21)" })).toBe("208");
  expect(vehicleShortName({ maker_name: "Mazda", model_name: "2 (DE)" })).toBe("Mazda 2");
  expect(vehicleShortName({ maker_name: "Fiat", model_name: "Grande Punto / Punto Evo (199)" })).toBe(
    "Grande Punto",
  );
  expect(vehicleShortName({ maker_name: "Smart", model_name: "#1" })).toBe("Smart #1");
});

test("a full name leaves out the maker's codes", () => {
  const ibiza = { maker_name: "SEAT", model_name: "Ibiza IV (6J, 6P)", vehicle_name: "1.6 TDI" };
  expect(vehicleFullName(ibiza)).toBe("SEAT Ibiza IV 1.6 TDI");
});
