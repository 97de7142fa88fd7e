import { type Locale, type LocalizedText, localize } from "@recambia/contract/locale";
import type { Position, Side } from "@recambia/contract/vehicles/fit";

/** Names of facets. */
export const facetNames = {
  position: { es: "Posición", ca: "Posició", en: "Position" },
  side: { es: "Lado", ca: "Costat", en: "Side" },
  category: { es: "Categoría", ca: "Categoria", en: "Category" },
  subcategory: { es: "Tipo de pieza", ca: "Tipus de peça", en: "Part type" },
  brand: { es: "Marca", ca: "Marca", en: "Brand" },
  price: { es: "Precio", ca: "Preu", en: "Price" },
  stock: { es: "Disponibilidad", ca: "Disponibilitat", en: "Availability" },
  offers: { es: "Ofertas", ca: "Ofertes", en: "Offers" },
  rating_min: { es: "Valoración", ca: "Valoració", en: "Rating" },
} satisfies Record<string, LocalizedText>;

export const positionNames: Record<Position, LocalizedText> = {
  front: { es: "Delante", ca: "Davant", en: "Front" },
  rear: { es: "Detrás", ca: "Darrere", en: "Rear" },
};

export const sideNames: Record<Side, LocalizedText> = {
  left: { es: "Izquierda", ca: "Esquerra", en: "Left" },
  right: { es: "Derecha", ca: "Dreta", en: "Right" },
};

export const inStockText: LocalizedText = { es: "En stock", ca: "En estoc", en: "In stock" };
export const onOfferText: LocalizedText = { es: "Solo ofertas", ca: "Només ofertes", en: "Offers only" };

/** `{stars}` is 1 to 4. */
export const starsOrMoreText: LocalizedText = {
  es: "{stars} o más",
  ca: "{stars} o més",
  en: "{stars} or more",
};

/** Names of all filters, by parameter, and of their options, by `parameter=value`; for devices that filter by themselves. */
export function filterWords(locale: Locale): Record<string, string> {
  const words: Record<string, LocalizedText> = {
    ...facetNames,
    ...withPrefix("position", positionNames),
    ...withPrefix("side", sideNames),
    "stock=1": inStockText,
    "offers=1": onOfferText,
    rating_min_option: starsOrMoreText,
  };
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, localize(text, locale)]));
}

function withPrefix(parameter: string, names: Record<string, LocalizedText>) {
  return Object.fromEntries(Object.entries(names).map(([value, name]) => [`${parameter}=${value}`, name]));
}
