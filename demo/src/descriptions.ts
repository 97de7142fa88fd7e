import { type Locale, type LocalizedText, locales } from "@recambia/contract/locale";
import type { Position, Side } from "@recambia/contract/vehicles/fit";
import type { AttributeValues } from "./attribute-values.ts";
import { type Attribute, attributes, type PartType } from "./taxonomy/index.ts";

const attributeBySlug = new Map(attributes.map((attribute) => [attribute.slug, attribute]));

const places: Record<Locale, Record<Position | Side, string>> = {
  es: { front: "delante", rear: "detrás", left: "a la izquierda", right: "a la derecha" },
  ca: { front: "davant", rear: "darrere", left: "a l'esquerra", right: "a la dreta" },
  en: { front: "at the front", rear: "at the rear", left: "on the left", right: "on the right" },
};
const placeSentences: Record<Locale, (place: string) => string> = {
  es: (place) => `Se monta ${place}.`,
  ca: (place) => `Es munta ${place}.`,
  en: (place) => `It is fitted ${place}.`,
};
const factSentences: Record<Locale, (facts: string) => string> = {
  es: (facts) => `Esta referencia: ${facts}.`,
  ca: (facts) => `Aquesta referència: ${facts}.`,
  en: (facts) => `This part: ${facts}.`,
};
const numberFormats: Record<Locale, Intl.NumberFormat> = {
  es: new Intl.NumberFormat("es-ES"),
  ca: new Intl.NumberFormat("ca-ES"),
  en: new Intl.NumberFormat("en-GB"),
};

/** The part type's text, where this product goes on the car, and its own measures. */
export function describeProduct(
  partType: PartType,
  place: { position: Position | null; side: Side | null },
  values: AttributeValues,
): LocalizedText {
  const inLocale = (locale: Locale) =>
    [partType.description[locale], placeSentence(place, locale), factSentence(partType, values, locale)]
      .filter((sentence) => sentence !== "")
      .join(" ");
  const [es, ca, en] = locales.map(inLocale);
  return { es: es ?? "", ca: ca ?? "", en: en ?? "" };
}

function placeSentence({ position, side }: { position: Position | null; side: Side | null }, locale: Locale) {
  const words = [position, side].flatMap((place) => (place ? [places[locale][place]] : []));
  return words.length > 0 ? placeSentences[locale](words.join(", ")) : "";
}

function factSentence(partType: PartType, values: AttributeValues, locale: Locale): string {
  const facts = partType.attributes.flatMap((use) => {
    const attribute = attributeBySlug.get(use.attribute);
    const value = values[use.attribute];
    return attribute && value !== undefined ? factOf(attribute, value, locale) : [];
  });
  return facts.length > 0 ? factSentences[locale](facts.slice(0, 4).join("; ")) : "";
}

/** `diámetro exterior 288 mm`; flags say their name or nothing. */
function factOf(attribute: Attribute, value: number | string | boolean, locale: Locale): string[] {
  const name = withSmallStart(attribute.name[locale]);
  switch (attribute.kind) {
    case "number":
      return [`${name} ${numberFormats[locale].format(Number(value))} ${attribute.unit}`.trim()];
    case "option":
      return [`${name}: ${withSmallStart(attribute.options[String(value)]?.[locale] ?? String(value))}`];
    case "text":
      return [`${name}: ${value}`];
    case "flag":
      return value === true ? [name] : [];
  }
}

/** A name in the middle of a sentence; abbreviations keep their capitals. */
function withSmallStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
