import type { Locale } from "@recambia/contract/locale";
import { maxUploadBytes } from "@recambia/contract/uploads/schemas";
import { maxMegapixels } from "../../platform/pictures/render-pictures.ts";
import { type MailFileProblem, maxMailFiles, type RefusedFile } from "./keep-mail-files.ts";

const megabytes = maxUploadBytes / 1024 / 1024;

const reasons: Record<MailFileProblem, Record<Locale, string>> = {
  kind: {
    es: "no es JPEG, PNG, WebP, HEIC ni PDF",
    ca: "no és JPEG, PNG, WebP, HEIC ni PDF",
    en: "it is not JPEG, PNG, WebP, HEIC or PDF",
  },
  unreadable: {
    es: "está dañado o tiene contraseña",
    ca: "està malmès o té contrasenya",
    en: "it is damaged or has a password",
  },
  megapixels: {
    es: `tiene más de ${maxMegapixels} megapíxeles`,
    ca: `té més de ${maxMegapixels} megapíxels`,
    en: `it has more than ${maxMegapixels} megapixels`,
  },
  infected: {
    es: "el antivirus ha encontrado algo dentro",
    ca: "l'antivirus hi ha trobat alguna cosa",
    en: "the antivirus has found something inside",
  },
  empty: { es: "está vacío", ca: "és buit", en: "it is empty" },
  too_large: {
    es: `pesa más de ${megabytes} MB`,
    ca: `pesa més de ${megabytes} MB`,
    en: `it weighs more than ${megabytes} MB`,
  },
  too_many: {
    es: `guardamos ${maxMailFiles} archivos por correo`,
    ca: `desem ${maxMailFiles} fitxers per correu`,
    en: `we keep ${maxMailFiles} files of an email`,
  },
};

/** Tells both sides which files of a mail were left out, and why; one line each. */
export function writeRefusedFiles(refused: readonly RefusedFile[], locale: Locale): string {
  return refused.map(({ name, problem }) => `[✗ ${name}: ${reasons[problem][locale]}]`).join("\n");
}
