import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed } from "@recambia/contract/http";
import { type Locale, LocalizedText, locales } from "@recambia/contract/locale";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import brakes from "./data/brakes.json" with { type: "json" };
import comfort from "./data/comfort.json" with { type: "json" };
import driveline from "./data/driveline.json" with { type: "json" };
import engine from "./data/engine.json" with { type: "json" };
import exhaust from "./data/exhaust.json" with { type: "json" };
import codes from "./data/fault-codes.json" with { type: "json" };
import starting from "./data/starting.json" with { type: "json" };
import steeringAndSuspension from "./data/steering-suspension.json" with { type: "json" };
import wordClasses from "./word-classes.json" with { type: "json" };

/**
 * One or more words as people say them; an asterisk follows a word's beginning, a slash separates alternatives, and `@noise`
 * stands for all words of a class.
 */
const Phrase = Type.String({ pattern: "^[^\\s/*]+\\*?(/[^\\s/*]+\\*?)*( [^\\s/*]+\\*?(/[^\\s/*]+\\*?)*)*$" });

const classNames = ["noise", "leak", "shake", "loose", "stuck", "broken", "smell", "light"] as const;
type ClassName = (typeof classNames)[number];

/** Words of one meaning, such as noises, in each language. */
const WordClasses = Type.Record(
  Type.Enum(classNames),
  Type.Record(Type.Enum(locales), Type.Array(Type.String({ pattern: "^[^\\s/*]+\\*?$" }), { minItems: 1 })),
);

const ofEvery = {
  id: Type.String({ pattern: "^[a-z]+(-[a-z]+)*$" }),
  name: LocalizedText,
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
};

/** What a driver notices or a fault code means, and the parts that it may come from. */
const Symptom = Type.Object(ofEvery, closed);
export type Symptom = Static<typeof Symptom>;

/** What a driver notices. A query has it if it contains all words of a phrase, in any order. */
const SpokenSymptom = Type.Object(
  { ...ofEvery, said: Type.Record(Type.Enum(locales), Type.Array(Phrase, { minItems: 1 })) },
  closed,
);
type SpokenSymptom = Static<typeof SpokenSymptom>;

/** What an engine's or a brake's control unit reports: codes and ranges of codes, `P0300-P0312` (SAE J2012, ISO 15031-6). */
const FaultCodes = Type.Array(
  Type.Object(
    {
      ...ofEvery,
      codes: Type.Array(Type.String({ pattern: "^[PC][0-3][0-9A-F]{3}(-[PC][0-3][0-9A-F]{3})?$" }), {
        minItems: 1,
      }),
    },
    closed,
  ),
);

const Symptoms = Type.Array(SpokenSymptom);
const listOfSymptoms = Compile(Symptoms);

function checked(symptoms: unknown, file: string): SpokenSymptom[] {
  if (!listOfSymptoms.Check(symptoms)) throw mismatchError(Symptoms, symptoms, file);
  return symptoms;
}

function checkedCodes(codes: unknown): Static<typeof FaultCodes> {
  if (!Compile(FaultCodes).Check(codes)) throw mismatchError(FaultCodes, codes, "fault-codes.json");
  return codes;
}

if (!Compile(WordClasses).Check(wordClasses))
  throw mismatchError(WordClasses, wordClasses, "word-classes.json");
const classes: Static<typeof WordClasses> = wordClasses;

function isClassName(name: string): name is ClassName {
  return classNames.some((known) => known === name);
}

/** The words that may stand for a term of a phrase. */
export function alternativesOf(term: string, locale: Locale): string[] {
  return term.split("/").flatMap((word) => {
    if (!word.startsWith("@")) return [word];
    const name = word.slice(1);
    if (!isClassName(name)) throw new Error(`No class of words is called ${word}`);
    return classes[name][locale];
  });
}

/** All symptoms that searches know by words. */
export const symptoms: readonly SpokenSymptom[] = [
  ...checked(brakes, "brakes.json"),
  ...checked(starting, "starting.json"),
  ...checked(engine, "engine.json"),
  ...checked(exhaust, "exhaust.json"),
  ...checked(driveline, "driveline.json"),
  ...checked(steeringAndSuspension, "steering-suspension.json"),
  ...checked(comfort, "comfort.json"),
];

/** What fault codes mean. */
export const faultCodes = checkedCodes(codes);
