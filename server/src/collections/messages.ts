import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about lists. */
export const collectionMessages = {
  too_many_collections: {
    es: "Puedes tener un máximo de {limit} listas. Elimina alguna para crear otra.",
    ca: "Pots tenir un màxim de {limit} llistes. Elimina'n alguna per crear-ne una altra.",
    en: "You can have a maximum of {limit} lists. Delete one to create another.",
  },
  too_many_items: {
    es: "Una lista admite un máximo de {limit} artículos. Quita alguno para añadir otro.",
    ca: "Una llista admet un màxim de {limit} articles. Treu-ne algun per afegir-ne un altre.",
    en: "A list holds a maximum of {limit} items. Remove one to add another.",
  },
} as const satisfies Record<string, LocalizedText>;
