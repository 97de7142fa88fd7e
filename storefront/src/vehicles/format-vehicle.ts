import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type Fuel,
  formatPeriod,
  type GarageVehicle,
  type Variant,
  type VehicleSummary,
} from "@recambia/contract/vehicles/schemas";

const fuelNames: Record<Fuel, MessageDescriptor> = {
  petrol: msg`gasolina`,
  diesel: msg`diésel`,
  electric: msg`eléctrico`,
  hybrid: msg`híbrido`,
  plugin_hybrid: msg`híbrido enchufable`,
  mild_hybrid_petrol: msg`híbrido suave gasolina`,
  mild_hybrid_diesel: msg`híbrido suave diésel`,
  lpg: msg`GLP`,
  cng: msg`GNC`,
};

/** A fuel within a sentence: `gasolina`. */
export function formatFuel(fuel: Fuel, i18n: I18n): string {
  return i18n._(fuelNames[fuel]);
}

/** A fuel as a heading or an option: `Gasolina`. */
export function formatFuelLabel(fuel: Fuel, i18n: I18n): string {
  const words = formatFuel(fuel, i18n);
  return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);
}

/** `66 kW (90 CV)`, in English `66 kW (90 hp)`: kW first, as in the papers. */
export function formatPower(
  { kw, cv }: Pick<Variant, "kw" | "cv">,
  { locale }: Pick<I18n, "locale">,
): string {
  return `${kw} kW (${cv} ${locale === "en" ? "hp" : "CV"})`;
}

/** Displacement: `1896 cm³`; empty for an electric motor. */
export function formatDisplacement(ccm: number | null): string {
  return ccm === null ? "" : `${ccm} cm³`;
}

/** Names of fuels in feeds, in Spanish. */
const fuelsInFeeds: Readonly<Record<string, Fuel>> = {
  gasolina: "petrol",
  diésel: "diesel",
  eléctrico: "electric",
  híbrido: "hybrid",
  "híbrido enchufable": "plugin_hybrid",
  "híbrido suave gasolina": "mild_hybrid_petrol",
  "híbrido suave diésel": "mild_hybrid_diesel",
  glp: "lpg",
  gnc: "cng",
};

/**
 * A motor's name in the page's language. Feeds write it in Spanish (`66 kW (90 CV), 1896 cm³,
 * diésel`) and garages keep it so; fuels and the unit of power are translated.
 */
export function formatMotor(motorName: string, i18n: I18n): string {
  return motorName
    .split(", ")
    .map((part) => {
      const fuel = fuelsInFeeds[part.toLowerCase()];
      if (fuel) return formatFuel(fuel, i18n);
      return i18n.locale === "en" ? part.replace(/(\d) CV\b/, "$1 hp") : part;
    })
    .join(", ");
}

/** What tells versions of one name apart: `66 kW (90 CV), 1896 cm³, diésel · 06/2009 – 05/2015`. */
export function formatVersion(
  { motor_name, performance_period }: Pick<VehicleSummary, "motor_name" | "performance_period">,
  i18n: I18n,
): string {
  return `${formatMotor(motor_name, i18n)} · ${formatPeriod(performance_period)}`;
}

/** A garage's vehicle as answers of the API summarize one. */
export function toVehicleSummary(vehicle: GarageVehicle): VehicleSummary {
  return {
    id: vehicle.variantId,
    maker_name: vehicle.makerName,
    model_name: vehicle.modelName,
    vehicle_name: vehicle.variantName,
    motor_name: vehicle.variantMotor,
    performance_period: { yyyymm_from: vehicle.variantFrom, yyyymm_to: vehicle.variantTo },
  };
}
