import type { VehicleSummary } from "./schemas.ts";

/** A generation's number: Roman (a lone X at the end is a name: Model X), or Passat's B8, Transporter's T6. */
const generationNumber = /\s(?:[IVX]+(?=\s)|[IVX]{2,}$|[IV]$|[BT]\d(?:\.\d)?(?=\s|$))/g;
const codesInBrackets = /\s*\([^)]*\)/g;

/** The name that a model's generations share: `Ibiza` of `Ibiza IV (6J, 6P)`. */
export function modelFamily(name: string): string {
  return name.replace(generationNumber, "").replace(codesInBrackets, "").trim();
}

/**
 * The name that an owner uses: `Ibiza`, or the first of two names (`Montero / Pajero`). A model name that is
 * only a short number is preceded by the maker: `Mazda 2`.
 */
export function vehicleShortName(vehicle: { maker_name: string; model_name: string }): string {
  const [family = ""] = modelFamily(vehicle.model_name).split(" / ");
  return /^[#\d]{1,2}$/.test(family) ? `${vehicle.maker_name} ${family}` : family;
}

/** The full name without the maker's codes: `SEAT Ibiza IV 1.6 TDI`. */
export function vehicleFullName(
  vehicle: Pick<VehicleSummary, "maker_name" | "model_name" | "vehicle_name">,
): string {
  const model = vehicle.model_name.replace(codesInBrackets, "");
  return `${vehicle.maker_name} ${model} ${vehicle.vehicle_name}`;
}
