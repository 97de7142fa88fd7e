import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { lettersAndDigits } from "./wording/index.ts";

/** The words of a query that name a model and an engine. */
type NamedBy = {
  model: readonly string[];
  engine: readonly string[];
  /** Whether the query names a maker, and nothing else of the vehicle. */
  isMakerAlone?: boolean;
};

/**
 * Names the vehicles that a query means: by what their names share (maker, model, version), otherwise by the query's own
 * words in the spelling of the names. It is never empty: what narrows a list must be told.
 */
export function vehicleLabel(
  vehicles: readonly VehicleSummary[],
  { model, engine, isMakerAlone }: NamedBy,
): string {
  const maker = sharedBy(vehicles, (vehicle) => vehicle.maker_name);
  const version = sharedBy(vehicles, (vehicle) => vehicle.vehicle_name);
  const models = vehicles.map((vehicle) => vehicle.model_name);
  // A shop that has one model of a maker knows no other model by it: *Iveco Stralis* is no *Daily*.
  if (isMakerAlone && maker) return maker;
  const family = sharedBeginning(models) || spelledAsIn(models, model);
  // All models of DS are named after the maker.
  const parts = [
    maker,
    family === maker ? "" : family,
    version || spelledAsIn(vehicleNames(vehicles), engine),
  ];
  return parts.filter(Boolean).join(" ");
}

function vehicleNames(vehicles: readonly VehicleSummary[]): string[] {
  return vehicles.map((vehicle) => vehicle.vehicle_name);
}

function sharedBy(vehicles: readonly VehicleSummary[], nameOf: (vehicle: VehicleSummary) => string): string {
  const [first = "", ...others] = new Set(vehicles.map(nameOf));
  return others.length === 0 ? first : "";
}

/** Words with which all of the names begin: *Corsa* of *Corsa D (S07)* and *Corsa E (X15)*. */
function sharedBeginning(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(" "));
  const end = first.findIndex((word, place) => others.some((other) => other[place] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(" ");
}

/** Typed words as the first name that has them writes them: *cee d* is the *Ceed* of *Ceed III*, *crdi* the *CRDi*. */
function spelledAsIn(names: readonly string[], typed: readonly string[]): string {
  const key = lettersAndDigits(typed.join(""));
  if (key === "") return "";
  for (const name of names) {
    const words = name.replace(/[(),]/g, "").split(" ");
    for (const from of words.keys()) {
      for (let to = from + 1; to <= words.length; to++) {
        const span = words.slice(from, to);
        if (lettersAndDigits(span.join("")) === key) return span.join(" ");
      }
    }
  }
  return typed.join(" ");
}
