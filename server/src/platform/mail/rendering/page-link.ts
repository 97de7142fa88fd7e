import { localePrefixes } from "@recambia/contract/locale";
import type { MailReader } from "../mail-reader.ts";

/** Address of a page of the shop in the reader's language. */
export function pageLink({ locale, origin }: Pick<MailReader, "locale" | "origin">, path: string): string {
  return `${origin}${localePrefixes[locale]}${path}`;
}
