import type { ChoiceStep } from "../../garage/vehicle-choice.ts";

/** Panel that is open below the plate: the list of a step, the papers, or the part number. */
export type Way = ChoiceStep | "papers" | "number";
