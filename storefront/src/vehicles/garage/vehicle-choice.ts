import type { Maker, Model, Variant, Vehicle } from "@recambia/contract/vehicles/schemas";
import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";
import { readField } from "../../lib/read-field.ts";

/** Steps of choosing a vehicle that are done; each needs the one before. */
export type VehicleChoice = { maker: Maker | null; model: Model | null; variant: Variant | null };

export const choiceSteps = ["maker", "model", "variant"] as const;
export type ChoiceStep = (typeof choiceSteps)[number];

const nothing: VehicleChoice = { maker: null, model: null, variant: null };

/** Kept for the visit, so that a reload does not ask again (product decisions §3). */
const choiceStore = createPersistedStore<VehicleChoice>({
  name: "vehicle-choice",
  initial: nothing,
  read: readChoice,
  openStorage: () => sessionStorage,
});

/** Chooses a maker; another one than before empties the steps after it. */
export function chooseMaker(maker: Maker): void {
  if (choiceStore.getState().maker?.id !== maker.id) choiceStore.setState({ ...nothing, maker });
}

/** Chooses a model; another one than before empties the step after it. */
export function chooseModel(model: Model): void {
  if (choiceStore.getState().model?.id !== model.id) choiceStore.setState({ model, variant: null });
}

/** Chooses a variant: the vehicle is known. */
export function chooseVariant(variant: Variant): void {
  choiceStore.setState({ variant });
}

/** Clears the three choices (specification §4). */
export function clearChoice(): void {
  choiceStore.setState(nothing);
}

/** The choices as they stand now, for handlers. */
export function currentChoice(): VehicleChoice {
  return choiceStore.getState();
}

export function useVehicleChoice(): VehicleChoice {
  return useStore(choiceStore);
}

/** The vehicle that the choices name; null until all three are made. */
export function chosenVehicle(choice: VehicleChoice = currentChoice()): Vehicle | null {
  const { maker, model, variant } = choice;
  return maker && model && variant ? { maker, model, variant } : null;
}

/**
 * The vehicle that an answered step leads to: only the version does. Choices that were left unfinished elsewhere may name one
 * already when the maker or the model is chosen again.
 */
export function vehicleAfter(step: ChoiceStep): Vehicle | null {
  return step === "variant" ? chosenVehicle() : null;
}

/** The first step that is still to be answered; the last one when all are. */
export function nextStep({ maker, model }: VehicleChoice): ChoiceStep {
  if (!maker) return "maker";
  return model ? "variant" : "model";
}

/** Reads the stored choice of this visit, up to the first invalid step. */
function readChoice(kept: unknown): VehicleChoice {
  const maker = readField(kept, "maker");
  if (!isMaker(maker)) return nothing;
  const model = readField(kept, "model");
  if (!isModel(model)) return { ...nothing, maker };
  const variant = readField(kept, "variant");
  return { maker, model, variant: isVariant(variant) ? variant : null };
}

function isMaker(value: unknown): value is Maker {
  return hasTexts(value, "id", "name", "slug");
}

function isModel(value: unknown): value is Model {
  return hasTexts(value, "id", "name") && hasPeriod(value);
}

function isVariant(value: unknown): value is Variant {
  return hasTexts(value, "id", "vehicle_name", "motor_name", "fuel") && hasPeriod(value);
}

function hasTexts(value: unknown, ...names: string[]): boolean {
  return names.every((name) => typeof readField(value, name) === "string");
}

function hasPeriod(value: unknown): boolean {
  return typeof readField(readField(value, "performance_period"), "yyyymm_from") === "number";
}
