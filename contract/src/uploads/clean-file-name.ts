import { maxUploadName } from "./schemas.ts";

/** Writes the text after it in the other direction: "gpj.exe" as "exe.jpg". */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Breaks of lines and other controls. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/gu;

/**
 * Cleans a file's name that a person's device gives: one line without a path, cut to the maximum length; empty if nothing
 * remains. A name that is clean stays as it is.
 */
export function cleanFileName(given: string): string {
  const line = given.toWellFormed().replaceAll(directions, "").replaceAll(unprintable, " ");
  const name = line.slice(Math.max(line.lastIndexOf("/"), line.lastIndexOf("\\")) + 1).trim();
  return [...name].slice(0, maxUploadName).join("").toWellFormed().trim();
}
