export {
  alikePlaces,
  isContradicted,
  isDescription,
  isInOtherName,
  lackedPlaces,
  purposeAfter,
  withoutPurpose,
  wordsBeside,
} from "./contradictions.ts";
export { withoutDoubtful } from "./doubtful-readings.ts";
