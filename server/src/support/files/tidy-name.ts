import { maxUploadName } from "@recambia/contract/uploads/schemas";

/** A file's name in one line, without what a terminal or a path would interpret. */
export function tidyName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}/\\]+/gu, " ")
    .trim()
    .slice(0, maxUploadName);
  return plain || "archivo";
}
