export { isCircumstance } from "./circumstances.ts";
export { isOfOtherSubject } from "./other-subjects.ts";
export {
  isOfComplaints,
  isSymptomWord,
  isWholeSymptomWord,
  readSymptom,
  type SymptomReading,
} from "./read-symptom.ts";
export { alternativesOf, faultCodes, type Symptom, symptoms } from "./symptom.ts";
