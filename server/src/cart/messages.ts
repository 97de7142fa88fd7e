import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about carts. */
export const cartMessages = {
  too_many_lines: {
    es: "El carrito admite un máximo de {limit} líneas.",
    ca: "La cistella admet un màxim de {limit} línies.",
    en: "The cart holds a maximum of {limit} lines.",
  },
  not_for_sale: {
    es: "Este producto solo se vende a empresas habilitadas.",
    ca: "Aquest producte només es ven a empreses habilitades.",
    en: "This product is sold to certified companies only.",
  },
} as const satisfies Record<string, LocalizedText>;
