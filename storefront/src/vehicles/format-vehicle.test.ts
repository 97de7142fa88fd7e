import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import {
  formatDisplacement,
  formatFuelLabel,
  formatMotor,
  formatPower,
  formatVersion,
} from "./format-vehicle.ts";
import { messages as ca } from "./locales/ca.po";
import { messages as en } from "./locales/en.po";
import { messages as es } from "./locales/es.po";

const spanish = setupI18n({ locale: "es", messages: { es } });
const catalan = setupI18n({ locale: "ca", messages: { ca } });
const english = setupI18n({ locale: "en", messages: { en } });

test("a motor's name that says no fuel stays as it is", () => {
  expect(formatMotor("V8 Biturbo", english)).toBe("V8 Biturbo");
  expect(formatMotor("", english)).toBe("");
});

test("the fuel and the power in a motor's name are told in the page's language", () => {
  const name = "66 kW (90 CV), 1896 cm³, diésel";
  expect(formatMotor(name, spanish)).toBe(name);
  expect(formatMotor(name, catalan)).toBe("66 kW (90 CV), 1896 cm³, dièsel");
  expect(formatMotor(name, english)).toBe("66 kW (90 hp), 1896 cm³, diesel");
  expect(formatMotor("110 kW (150 CV), 1498 cm³, híbrido suave gasolina", english)).toBe(
    "110 kW (150 hp), 1498 cm³, petrol mild hybrid",
  );
});

test("a fuel as a title begins with a capital", () => {
  expect(formatFuelLabel("petrol", spanish)).toBe("Gasolina");
  expect(formatFuelLabel("electric", catalan)).toBe("Elèctric");
  expect(formatFuelLabel("lpg", english)).toBe("LPG");
});

test("kW stands before CV, and an electric motor has no displacement", () => {
  expect(formatPower({ kw: 66, cv: 90 }, catalan)).toBe("66 kW (90 CV)");
  expect(formatPower({ kw: 66, cv: 90 }, english)).toBe("66 kW (90 hp)");
  expect(formatDisplacement(1896)).toBe("1896 cm³");
  expect(formatDisplacement(null)).toBe("");
});

test("what tells a vehicle's versions apart is in the page's language", () => {
  const version = {
    motor_name: "66 kW (90 CV), 1896 cm³, diésel",
    performance_period: { yyyymm_from: 200906, yyyymm_to: null },
  };
  expect(formatVersion(version, english)).toBe("66 kW (90 hp), 1896 cm³, diesel · 06/2009 – …");
});
