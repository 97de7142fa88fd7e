import { otherVehicles } from "../../trade-words/index.ts";
import type { VehicleIndex } from "./vehicle-index.ts";

/** What a word belongs to. */
type Owner = "vehicle" | "part";

type ClaimRule = {
  owner: Owner;
  reason: string;
  /** The word, as in the examples. */
  word: string;
  /** Query in which the rule holds for the word. */
  example: string;
  /** Query in which it does not. */
  unlike: string;
  holds(vehicles: VehicleIndex, words: readonly string[], place: number): boolean;
};

const isOfLight =
  /^(?:luz$|luces$|far[os]?s?$|llums?$|lights?|headl|foglight|lamp|bombill|bombet|bulbs?$|balast|ballast)/;

/** Words that vehicles and parts both claim, and what beside them decides. The tests read the examples. */
export const claimRules: readonly ClaimRule[] = [
  {
    owner: "vehicle",
    reason: "a maker before a model or its number is nothing to sit on",
    word: "seat",
    example: "tapa delco seat 131",
    unlike: "seat cover",
    holds: (vehicles, words, place) => {
      const next = words[place + 1] ?? "";
      const isModel = () =>
        vehicles.isModelAfter(words, place + 1) || otherVehicles.has(next) || /^\d{3}$/.test(next);
      return words[place] === "seat" && isModel();
    },
  },
  {
    owner: "vehicle",
    reason: "a trim after a model or an M is no sports part",
    word: "sport",
    example: "cherokee sport fuel filter",
    unlike: "sport air filter",
    holds: ({ names }, words, place) => {
      const last = words[place - 1] ?? "";
      return words[place] === "sport" && (names.has(last) || last === "m");
    },
  },
  {
    owner: "part",
    reason: "what stands before plugs is of an engine, also if the plugs are not wanted",
    word: "spark",
    example: "torque wrench for spark plugs",
    unlike: "chevrolet spark",
    holds: (_vehicles, words, place) => words[place] === "spark" && /^plugs?$/.test(words[place + 1] ?? ""),
  },
  {
    owner: "part",
    reason: "what lamps burn is no Tata",
    word: "xenon",
    example: "mando luces xenon",
    unlike: "filtro aire xenon",
    holds: (_vehicles, words, place) =>
      words[place] === "xenon" && words[place - 1] !== "tata" && words.some((word) => isOfLight.test(word)),
  },
  {
    owner: "part",
    reason: "a type of Varta's batteries is no chassis code",
    word: "e83",
    example: "varta e83",
    unlike: "bmw e83",
    holds: (_vehicles, words, place) =>
      /^[a-z]\d{1,2}$/.test(words[place] ?? "") && words.slice(0, place).includes("varta"),
  },
];

/** Returns what a word that vehicles and parts both claim belongs to, by what stands beside it (`claimRules`); otherwise null. */
export function ownerOf(vehicles: VehicleIndex, words: readonly string[], place: number): Owner | null {
  return claimRules.find(({ holds }) => holds(vehicles, words, place))?.owner ?? null;
}
