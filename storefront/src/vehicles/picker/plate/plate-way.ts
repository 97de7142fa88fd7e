import type { ChoiceStep } from "../../garage/vehicle-choice.ts";

/** What is open beneath the plate: a step's list, or one of the other ways to a part. */
export type Way = ChoiceStep | "papers" | "number";
