import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { findLabelViolations } from "./find-label-violations.ts";

type Product = FeedRecordOf<"product">;
type Texts = Readonly<Record<string, string>> | null;

/** Generic environmental claims, which need recognised proof that a feed cannot carry. */
const environmentalClaims =
  /\b(?:ecol[oò]gic\w*|ecológic\w*|ecofriendly|eco[- ]friendly|environmentally friendly|respetuos\w+ con el (?:medio ?ambiente|entorno)|respectu\w+ amb el medi ambient|sostenible\w*|sustainable|climate[- ]neutral|carbon[- ]neutral|neutr\w+ en (?:carbono|carboni|CO2)|biodegradable\w*|cero emisiones|zero emissions)/iu;

/** Fluorinated gases by their trade code, sold as a gas: oils and tools for them are free. */
const gasCode = /\bR[- ]?(?:134a|1234yf|1234ze|404a|407c|410a|413a|437a|152a|32)\b/iu;
const gasWord = /\b(?:gas|gase?os|refrigerante?|refrigerants?)\b/iu;
const forGasOnly =
  /\b(?:aceite|oli|oil|manómetros?|manòmetres?|gauges?|mangueras?|mànegu?es|hoses?|adaptador\w*|adapter|válvulas?|vàlvul\w+|valves?|detector\w*|compres+or\w*|trazador|traçador|dye|sellador|sealer|juntas?|filtros?|filters?)\b/iu;
const gasPartType = /gas(?:es)?-refrigerantes?|refrigerantes?-r-?\d/u;

/** CAS numbers of fluorinated gases (Regulation (EU) 2024/573 annexes I and II). */
const gases = new Set(["811-97-2", "754-12-1", "75-10-5", "354-33-6", "420-46-2", "75-37-6", "29118-24-9"]);

/** CAS numbers of restricted explosives precursors (Regulation (EU) 2019/1148 annex I). */
const precursors = new Set([
  ...["7664-93-9", "7697-37-2", "7722-84-1", "75-52-5", "6484-52-2"],
  ...["3811-04-9", "7778-74-7", "7775-09-9", "7601-89-0"],
]);
const precursorName =
  /(?:ácido sulfúrico|àcid sulfúric|sulph?uric acid|ácido nítrico|àcid nítric|nitric acid|nitrometano|nitrometà|nitromethane|electr[oò]lito para baterías)/iu;

const precursorPartType =
  /electrolito|acidos?-(?:sulfuricos?|nitricos?|(?:de|para)-(?:la-)?bater)|nitrometano/u;

/** Finds what the law on goods refuses in a product: unproven claims, restricted goods, and missing quantities. */
export function findGoodsViolations(product: Product): string[] {
  const { name, description, warning } = product;
  return [
    ...findClaims({ name, description, warning }),
    ...gasViolations(product),
    ...precursorViolations(product),
    ...quantityViolations(product),
    ...findLabelViolations(product),
  ];
}

/** Finds generic environmental claims (Directive (EU) 2024/825). */
export function findClaims(texts: Readonly<Record<string, Texts>>): string[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    Object.entries(text ?? {}).flatMap(([language, words]) => {
      const claim = environmentalClaims.exec(words)?.[0];
      return claim
        ? [
            `${field}.${language}: "${claim}" claims what needs proof (Directive (EU) 2024/825); say the fact itself`,
          ]
        : [];
    }),
  );
}

function gasViolations({ restricted, part_type: partType, name, cas_numbers: cas }: Product): string[] {
  if (restricted === "f_gas") return [];
  const isNamed = wordsOf(name).some(
    (words) => gasCode.test(words) && gasWord.test(words) && !forGasOnly.test(words),
  );
  const found = cas?.find((number) => gases.has(number));
  if (!isNamed && !found && !gasPartType.test(partType)) return [];
  const what = found ? `CAS ${found}` : isNamed ? `"${name?.es}"` : `part type "${partType}"`;
  return [
    `restricted: must be f_gas for ${what}: only certified firms may buy it (Royal Decree 115/2017 art. 9)`,
  ];
}

function precursorViolations({ restricted, part_type: partType, name, cas_numbers: cas }: Product): string[] {
  if (restricted === "explosive_precursor") return [];
  const found = cas?.find((number) => precursors.has(number));
  const isNamed = wordsOf(name).some((words) => precursorName.test(words));
  if (!found && !isNamed && !precursorPartType.test(partType)) return [];
  const what = found ? `CAS ${found}` : isNamed ? `"${name?.es}"` : `part type "${partType}"`;
  return [`restricted: must be explosive_precursor for ${what} (Regulation (EU) 2019/1148 art. 5)`];
}

/** A mixture is sold by quantity; batteries and other articles with a label are not. */
function quantityViolations({ hazard, net_quantity: quantity, name }: Product): string[] {
  if (!hazard || quantity) return [];
  const stated = wordsOf(name)
    .map((words) => /\b\d+(?:[.,]\d+)?\s?(?:ml|cl|l|litros?|litres?|g|kg)\b/iu.exec(words)?.[0])
    .find(Boolean);
  return stated ? [`net_quantity: is missing for "${stated}" (Royal Decree 3423/2000 art. 3)`] : [];
}

function wordsOf(text: Texts): string[] {
  return Object.values(text ?? {});
}
