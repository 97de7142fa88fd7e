import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed } from "@recambia/contract/http";
import { LocalizedText, locales } from "@recambia/contract/locale";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import brakes from "./data/brakes.json" with { type: "json" };
import comfort from "./data/comfort.json" with { type: "json" };
import driveline from "./data/driveline.json" with { type: "json" };
import engine from "./data/engine.json" with { type: "json" };
import exhaust from "./data/exhaust.json" with { type: "json" };
import starting from "./data/starting.json" with { type: "json" };
import steeringAndSuspension from "./data/steering-suspension.json" with { type: "json" };

/** One or more words as people say them; an asterisk follows a word's beginning, a slash separates alternatives. */
const Phrase = Type.String({ pattern: "^[^\\s/*]+\\*?(/[^\\s/*]+\\*?)*( [^\\s/*]+\\*?(/[^\\s/*]+\\*?)*)*$" });

/** What a driver notices, and the parts that it may come from. */
export const Symptom = Type.Object(
  {
    id: Type.String({ pattern: "^[a-z]+(-[a-z]+)*$" }),
    name: LocalizedText,
    /** A query has a symptom if it contains all words of a phrase, in any order. */
    said: Type.Record(Type.Enum(locales), Type.Array(Phrase, { minItems: 1 })),
    /** Most likely first. */
    causes: Type.Array(
      Type.Object(
        {
          /** Spanish phrase for the part type, resolved by the catalogue's own names. */
          part: Type.String({ minLength: 1 }),
          /** One sentence. */
          reason: LocalizedText,
        },
        closed,
      ),
      { minItems: 1, maxItems: 6 },
    ),
  },
  closed,
);
export type Symptom = Static<typeof Symptom>;

const Symptoms = Type.Array(Symptom);

function checked(symptoms: unknown, file: string): Symptom[] {
  if (!Value.Check(Symptoms, symptoms)) throw mismatchError(Symptoms, symptoms, file);
  return symptoms;
}

/** All symptoms that searches know. */
export const symptoms: readonly Symptom[] = [
  ...checked(brakes, "brakes.json"),
  ...checked(starting, "starting.json"),
  ...checked(engine, "engine.json"),
  ...checked(exhaust, "exhaust.json"),
  ...checked(driveline, "driveline.json"),
  ...checked(steeringAndSuspension, "steering-suspension.json"),
  ...checked(comfort, "comfort.json"),
];
