import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "@recambia/contract/locale";
import { projectRoot } from "./source-files.ts";

/**
 * Fails when a text lacks a translation, when a translation has other placeholders than its text, or when two catalogs
 * translate the same Spanish text differently. The server renders pages with all catalogs, the browser with those of the
 * parts that it has loaded, so both would show different words. A text with two meanings gets a context
 * (`t({ message, context })`).
 */

/** One translation of a text: `context` is null for texts with a single meaning, `translation` empty if it is missing. */
export type Translation = { context: string | null; text: string; translation: string; path: string };

const entryPattern =
  /(?:^msgctxt ((?:".*"\n)+))?^msgid ((?:".*"\n)+)(?:^msgid_plural .*\n)?^msgstr ((?:".*"(?:\n|$))+)/m;

/** Returns the texts of a catalog with their translations; obsolete ones are left out. */
export function translationsIn(content: string, path: string): Translation[] {
  return content.split(/\n{2,}/).flatMap((entry) => {
    const [, context, text = "", translation = ""] = entryPattern.exec(`${entry}\n`) ?? [];
    const known = { text: unquoted(text), translation: unquoted(translation), path };
    if (known.text === "") return [];
    return [{ context: context === undefined ? null : unquoted(context), ...known }];
  });
}

function unquoted(lines: string): string {
  return lines
    .split("\n")
    .map((line) => line.slice(1, -1))
    .join("");
}

/** Returns the groups of translations of one text that differ. */
export function conflictsIn(translations: readonly Translation[]): Translation[][] {
  const translated = translations.filter(({ translation }) => translation !== "");
  const groups = Map.groupBy(translated, ({ context, text }) => JSON.stringify([context, text]));
  return [...groups.values()].filter(
    (group) => new Set(group.map(({ translation }) => translation)).size > 1,
  );
}

/** `{name}` and `{name, plural, …}`, but not the words of a plural's case, and the numbered tags of components. */
const placeholder = /(?<!(?:zero|one|two|few|many|other|=\d+) )\{(\w+)(?=[},])|<\/?(\d+)\/?>/g;

/** Returns the translations that name other placeholders than their text. */
export function misplacedIn(translations: readonly Translation[]): Translation[] {
  const placeholdersIn = (text: string) =>
    [...new Set([...text.matchAll(placeholder)].map(([, name, tag]) => name ?? `<${tag}>`))].sort().join();
  return translations.filter(
    ({ text, translation }) => translation !== "" && placeholdersIn(text) !== placeholdersIn(translation),
  );
}

function readTranslations(locale: Locale): Translation[] {
  return globSync(`storefront/src/*/locales/${locale}.po`, { cwd: projectRoot })
    .sort()
    .flatMap((path) => translationsIn(readFileSync(join(projectRoot, path), "utf8"), path));
}

if (import.meta.main) {
  const read = locales.map(readTranslations);
  const conflicts = read.flatMap(conflictsIn);
  for (const [first, ...others] of conflicts) {
    const variants = [first, ...others].map((one) => `  ${one?.path}: "${one?.translation}"`);
    process.stderr.write(`"${first?.text}" has several translations:\n${variants.join("\n")}\n`);
  }
  const missing = read.flat().filter(({ translation }) => translation === "");
  for (const { path, text } of missing) process.stderr.write(`${path} does not translate "${text}"\n`);
  const misplaced = misplacedIn(read.flat());
  for (const { path, text, translation } of misplaced) {
    process.stderr.write(`${path} translates "${text}" with other placeholders: "${translation}"\n`);
  }
  process.stdout.write(
    `${read.flat().length} texts, ${missing.length} without a translation, ${misplaced.length} with other placeholders, ${conflicts.length} with more than one in a language\n`,
  );
  if (conflicts.length + missing.length + misplaced.length > 0) process.exitCode = 1;
}
