import type { LocalizedText } from "@recambia/contract/locale";
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
