import type { LocalizedText } from "@recambia/contract/locale";

/** A spelling that the trade has agreed on, known whether or not the catalogue has such a product. */
export type Notation = {
  /** Name of the code, for the chip: *Neumático*. */
  name: LocalizedText;
  /** Spanish phrase for the parts that have such a code, resolved by the catalogue's own names; null if it names no part. */
  means: string | null;
  /** Whether vehicles are read first: *5L* is a Škoda Yeti after its maker, and a volume otherwise. */
  isAfterVehicle: boolean;
  /** Regular expression for folded words that are joined by spaces. */
  pattern: string;
  /** The usual spelling, with the pattern's groups as `$1`. */
  written: string;
  /** The same in words that name attributes' values, if it differs: `280 mm 22 mm`. */
  spelled?: string;
  /** Regular expression for text that a query must contain for this reading: a load index stands beside a tyre size. */
  onlyBeside?: string;
  /** Regular expression for text that rules this reading out: *G12* is a BMW after its maker. */
  notBeside?: string;
  /** Spellings and what they are read as. */
  examples: readonly (readonly [spelling: string, written: string])[];
  /** Whether it is a tyre size of width, ratio and rim: `205/55 R16`. */
  isTyreSize?: true;
  /** Whether it is a tyre's rim diameter alone: `R15`. */
  isTyreRim?: true;
  /** Whether nearly all parts have it, so that it is understood and filters nothing: *12 V*. */
  isUsual?: true;
  /** Whether it measures goods and no complaint: *consume 1 litro* tells no content of a can. */
  isOfGoods?: true;
  /** Whether it measures a part in some way, so that it tells nothing without one: *25 mm*. */
  isMeasure?: true;
  /** Standard or publication that defines the code. */
  source: string;
};
