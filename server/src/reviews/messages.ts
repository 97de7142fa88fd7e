import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about reviews. */
export const reviewMessages = {
  picture_gone: {
    es: "Alguna foto ya no está disponible. Quítala y vuelve a subirla.",
    ca: "Alguna foto ja no està disponible. Treu-la i torna-la a pujar.",
    en: "One of the photos is no longer available. Remove it and upload it again.",
  },
  review_not_bought: {
    es: "Solo puedes opinar de lo que has comprado y ya has recibido.",
    ca: "Només pots opinar del que has comprat i ja has rebut.",
    en: "You can only review what you have bought and already received.",
  },
  review_twice: {
    es: "Ya has opinado de este producto. Puedes editar tu opinión.",
    ca: "Ja has opinat d'aquest producte. Pots editar la teva opinió.",
    en: "You have already reviewed this product. You can edit your review.",
  },
  review_needs_use: {
    es: "Lo compraste hace más de 30 días: confirma que lo has usado en los últimos 30 días.",
    ca: "El vas comprar fa més de 30 dies: confirma que l'has fet servir en els últims 30 dies.",
    en: "You bought it more than 30 days ago: confirm that you have used it in the last 30 days.",
  },
  review_hidden: {
    es: "La tienda ha ocultado esta opinión: no se puede editar.",
    ca: "La botiga ha ocultat aquesta opinió: no es pot editar.",
    en: "The shop has hidden this review: it can't be edited.",
  },
} as const satisfies Record<string, LocalizedText>;
