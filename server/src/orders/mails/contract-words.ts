import type { Locale } from "@recambia/contract/locale";

type ContractWords = {
  /** Title of a copy of the contract. */
  title: string;
  /** Which version of a text it is. */
  version: string;
  /** The sentence of the mail about its copies. */
  attached: string;
  /** Heading above the safety data sheets. */
  dataSheets: string;
  /** Heading above the lines that cannot be withdrawn from. */
  excluded: string;
  /** Reasons by the letter of consumer code art. 103. */
  exclusions: Record<"c" | "d" | "e" | "f" | "other", string>;
};

export const contractWords: Record<Locale, ContractWords> = {
  es: {
    title: "Contrato del pedido {number}",
    version: "Versión {number}, en vigor desde el {day}. Identificador: {hash}",
    attached:
      "Este correo lleva adjunto el contrato entero: tu pedido, los términos y condiciones del {terms} y las reglas de desistimiento y devolución, con su formulario. Guárdalo: es tu copia.",
    dataSheets: "Fichas de datos de seguridad",
    excluded: "Artículos sin derecho de desistimiento",
    exclusions: {
      c: "Hecho a tu medida.",
      d: "Se deteriora o caduca con rapidez.",
      e: "Precintado por salud o higiene: si lo abres, ya no admite desistimiento.",
      f: "Si lo mezclas y no se puede separar, ya no admite desistimiento.",
      other: "Artículo 103 de la ley de consumidores.",
    },
  },
  ca: {
    title: "Contracte de la comanda {number}",
    version: "Versió {number}, en vigor des del {day}. Identificador: {hash}",
    attached:
      "Aquest correu porta adjunt el contracte sencer, en català i en castellà: la teva comanda, els termes i condicions del dia {terms} i les regles de desistiment i devolució, amb el seu formulari. Desa'l: és la teva còpia.",
    dataSheets: "Fitxes de dades de seguretat",
    excluded: "Articles sense dret de desistiment",
    exclusions: {
      c: "Fet a la teva mida.",
      d: "Es deteriora o caduca amb rapidesa.",
      e: "Precintat per salut o higiene: si l'obres, ja no admet desistiment.",
      f: "Si el barreges i no es pot separar, ja no admet desistiment.",
      other: "Article 103 de la llei de consumidors.",
    },
  },
  en: {
    title: "Contract of order {number}",
    version: "Version {number}, in force since {day}. Identifier: {hash}",
    attached:
      "The whole contract is attached to this email, in English and in Spanish: your order, the terms and conditions of {terms}, and the rules of withdrawal and return with their form. Keep it: it is your copy.",
    dataSheets: "Safety data sheets",
    excluded: "Items without a right of withdrawal",
    exclusions: {
      c: "Made to your specifications.",
      d: "Deteriorates or expires rapidly.",
      e: "Sealed for health or hygiene: once you open it, you can no longer withdraw.",
      f: "Once mixed so that it cannot be separated, you can no longer withdraw.",
      other: "Article 103 of the Spanish consumer code.",
    },
  },
};
