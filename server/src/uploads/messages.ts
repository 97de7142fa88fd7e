import type { LocalizedText } from "@recambia/contract/locale";
import { fieldMessages } from "../platform/http/refusals/field-messages.ts";

/** Messages of field errors about files. */
export const uploadMessages = {
  required: fieldMessages.required,
  file_megabytes: {
    es: "El archivo puede pesar como máximo {limit} MB.",
    ca: "El fitxer pot pesar com a màxim {limit} MB.",
    en: "The file may weigh at most {limit} MB.",
  },
  file_quota: {
    es: "No cabe: tus archivos pueden ocupar {limit} MB en total. Borra alguno para hacer sitio.",
    ca: "No hi cap: els teus fitxers poden ocupar {limit} MB en total. Esborra'n algun per fer lloc.",
    en: "It does not fit: your files may take up {limit} MB in all. Delete some to make room.",
  },
  file_count: {
    es: "Puedes guardar como máximo {limit} archivos. Borra alguno para hacer sitio.",
    ca: "Pots desar com a màxim {limit} fitxers. Esborra'n algun per fer lloc.",
    en: "You can keep at most {limit} files. Delete some to make room.",
  },
  file_empty: {
    es: "El archivo está vacío.",
    ca: "El fitxer és buit.",
    en: "The file is empty.",
  },
  file_kind: {
    es: "Este tipo de archivo no se puede subir. Usa JPEG, PNG, WebP, HEIC o PDF.",
    ca: "Aquest tipus de fitxer no es pot pujar. Fes servir JPEG, PNG, WebP, HEIC o PDF.",
    en: "This kind of file can't be uploaded. Use JPEG, PNG, WebP, HEIC or PDF.",
  },
  file_unknown: {
    es: "Uno de los archivos ya no está disponible. Elígelo de nuevo.",
    ca: "Un dels fitxers ja no està disponible. Torna'l a triar.",
    en: "One of the files is no longer available. Please choose it again.",
  },
  file_no_picture: {
    es: "Aquí solo valen fotos: este archivo es un PDF.",
    ca: "Aquí només valen fotos: aquest fitxer és un PDF.",
    en: "Only photos can be used here: this file is a PDF.",
  },
} as const satisfies Record<string, LocalizedText>;
