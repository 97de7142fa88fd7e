import type { Locale } from "@recambia/contract/locale";
import type { BannedWord } from "./banned-words.ts";

/** Phrases that shoppers stumbled over, with what the shop says instead. */
export const replacedPhrases: Record<Locale, readonly BannedWord[]> = {
  es: [
    { banned: "no hemos entendido «", use: "No hemos usado: …" },
    { banned: "aquí no hay ninguna pieza", use: "Página no encontrada" },
    { banned: "suele hacer falta con esto", use: "Qué más necesitas" },
    { banned: "larga: justo lo que protege", use: "Contraseña segura" },
    { banned: "una frase que recuerdes vale mucho", use: "Mejor una frase corta que recuerdes." },
    { banned: "que encaje a la primera", use: "Si no te sirve, puedes devolverlo hasta el …" },
    { banned: "todavía no has pedido:", use: "El pedido no se ha enviado. Ha cambiado: …" },
    { banned: "^qué ha pasado$", use: "Historial" },
    { banned: "^hiciste el pedido\\.?$", use: "Pedido realizado" },
    { banned: "al pedir te damos la cuenta", use: "Al confirmar verás el IBAN y el concepto." },
    { banned: "esperamos lo que nos devuelves", use: "Pendiente de recibir tu devolución" },
    { banned: "no está entre los vehículos para los que", use: "Este recambio no es para tu …" },
    { banned: "de esto hay que saber", use: "Para esto necesitamos saber tu coche:" },
    { banned: "ofertas con fecha de fin", use: "Ofertas" },
    { banned: "lo que se cambia junto", use: "Kits completos" },
    { banned: "^pueden ser \\{?\\w+\\}?\\.?$", use: "8 versiones coinciden" },
    { banned: "buscar entre las posibles", use: "Buscar en la lista" },
    { banned: "la ley la da;", use: "Es independiente de la garantía del fabricante." },
    { banned: "dile que nos los das", use: "avísala de que nos das sus datos" },
    { banned: "por gestionar su residuo", use: "Incluye 0,28 € de reciclaje." },
    { banned: "de casco, se devuelve", use: "de depósito por tu pieza vieja (se devuelve)" },
  ],
  ca: [],
  en: [
    { banned: "search the possible ones", use: "Search these versions" },
    { banned: "the version is still to be chosen", use: "Choose a version" },
    { banned: "^(?!.* ITV card ).*technical sheet", use: "ITV card" },
    { banned: "\\d\\)? ?CV\\b|\\} CV\\b|\\bkW or CV\\b", use: "hp" },
  ],
};
