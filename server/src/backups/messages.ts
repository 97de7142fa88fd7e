import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about backup files. */
export const backupMessages = {
  file_broken: {
    es: "El archivo está dañado. El problema está en {place}.",
    ca: "El fitxer està malmès. El problema és a {place}.",
    en: "The file is damaged. The problem is at {place}.",
  },
  file_broken_at: {
    es: "El archivo está dañado. El problema está en la línea {line}, carácter {character}.",
    ca: "El fitxer està malmès. El problema és a la línia {line}, caràcter {character}.",
    en: "The file is damaged. The problem is at line {line}, character {character}.",
  },
  file_foreign: {
    es: "No es una copia de seguridad de la tienda.",
    ca: "No és una còpia de seguretat de la botiga.",
    en: "This is not a backup of the shop.",
  },
  file_newer: {
    es: "La copia es de una versión que no conocemos.",
    ca: "La còpia és d'una versió que no coneixem.",
    en: "The backup has a version that we do not know.",
  },
} as const satisfies Record<string, LocalizedText>;
