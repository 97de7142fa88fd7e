export { isSymptomWord, readSymptom, type SymptomReading } from "./read-symptom.ts";
export { type Symptom, symptoms } from "./symptom.ts";
