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
const listOfSymptoms = Compile(Symptoms);

function checked(symptoms: unknown, file: string): Symptom[] {
  if (!listOfSymptoms.Check(symptoms)) throw mismatchError(Symptoms, symptoms, file);
  return symptoms;
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
