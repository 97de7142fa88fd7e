import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about checking out. */
export const checkoutMessages = {
  guest_signed_in: {
    es: "Has iniciado sesión: el pedido se hace con tu cuenta.",
    ca: "Has iniciat la sessió: la comanda es fa amb el teu compte.",
    en: "You are signed in: the order is placed with your account.",
  },
  left_in_stock: {
    es: "Quedan {available}.",
    ca: "En queden {available}.",
    en: "{available} left.",
  },
  quote_has_problems: {
    es: "Este pedido todavía no se puede hacer: revisa los avisos del resumen.",
    ca: "Aquesta comanda encara no es pot fer: revisa els avisos del resum.",
    en: "This order can't be placed yet: check the notes in the summary.",
  },
} as const satisfies Record<string, LocalizedText>;
