import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about accounts. */
export const accountMessages = {
  picture_crop: {
    es: "El recorte se sale de la imagen.",
    ca: "El retall surt de la imatge.",
    en: "The crop lies outside the image.",
  },
} as const satisfies Record<string, LocalizedText>;

/** Notices in successful responses. */
export const accountNotices = {
  account_deleted: {
    es: "Tu cuenta y tus datos se han borrado. Solo conservamos los pedidos que hayas hecho y sus facturas, bloqueados y sin ningún otro uso, mientras la ley nos obliga a ello (impuestos, contabilidad y garantías); después se destruyen.",
    ca: "El teu compte i les teves dades s'han esborrat. Només conservem les comandes que hagis fet i les seves factures, bloquejades i sense cap altre ús, mentre la llei ens hi obliga (impostos, comptabilitat i garanties); després es destrueixen.",
    en: "Your account and your data have been deleted. We keep only the orders you have placed and their invoices, locked away and used for nothing else, for as long as the law obliges us to (tax, accounting and guarantees); then they are destroyed.",
  },
} as const satisfies Record<string, LocalizedText>;
