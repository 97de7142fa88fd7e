import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about favorites. */
export const favoriteMessages = {
  too_many_favorites: {
    es: "Puedes tener un máximo de {limit} favoritos. Quita alguno para añadir otro.",
    ca: "Pots tenir un màxim de {limit} preferits. Treu-ne algun per afegir-ne un altre.",
    en: "You can have a maximum of {limit} favourites. Remove one to add another.",
  },
} as const satisfies Record<string, LocalizedText>;
