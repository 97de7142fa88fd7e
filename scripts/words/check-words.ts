import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLocale, type Locale, locales } from "@recambia/contract/locale";
import { parseFile, projectRoot, type SyntaxNode, sourceFiles } from "../source-files.ts";
import { type BannedWord, bannedWords } from "./banned-words.ts";
import { replacedPhrases } from "./replaced-phrases.ts";

/**
 * Enforces the terms of docs/words.md: prints every text of catalogs, mails, invoices, refusals, answers and legal pages that
 * uses a second word for a term or a phrase that has been replaced, and fails if there is one.
 */

type Text = { path: string; locale: Locale; text: string };

/** Returns the banned words and replaced phrases in a text, with what to use instead. */
export function bannedIn({ locale, text }: Pick<Text, "locale" | "text">): BannedWord[] {
  return [...bannedWords[locale], ...replacedPhrases[locale]].filter(({ banned }) =>
    new RegExp(banned, "iu").test(text),
  );
}

/** Returns the messages of a catalog; the Spanish text is the message's id. */
export function catalogTexts(content: string, locale: Locale): string[] {
  const field = locale === "es" ? "msgid" : "msgstr";
  const texts: string[] = [];
  for (const entry of content.split(/\n{2,}/)) {
    const quoted = new RegExp(`^${field} ((?:".*"\\n?)+)`, "m").exec(entry)?.[1] ?? "";
    const text = quoted
      .split("\n")
      .map((line) => line.slice(1, -1))
      .join("")
      .replaceAll('\\"', '"');
    if (text) texts.push(text);
  }
  return texts;
}

function readCatalogs(): Text[] {
  const features = new Set(
    sourceFiles().flatMap((path) => /^storefront\/src\/[^/]+\//.exec(path)?.[0] ?? []),
  );
  return [...features].flatMap((feature) =>
    locales.flatMap((locale) => {
      const path = `${feature}locales/${locale}.po`;
      const content = readIfThere(path);
      return catalogTexts(content, locale).map((text) => ({ path, locale, text }));
    }),
  );
}

function readIfThere(path: string): string {
  try {
    return readFileSync(join(projectRoot, path), "utf8");
  } catch {
    return "";
  }
}

const withTexts =
  /^server\/src\/(?:\w+\/mails\/|account\/account-mails|platform\/mail\/|\w+\/messages|platform\/\w+\/messages|platform\/http\/refusals\/|orders\/invoices\/|orders\/contract\/|recalls\/|support\/files\/|catalogue\/listing\/facet-texts)|^contract\/src\/legal\/[\w-]+\.ts$|^storefront\/src\/support\/faq\/[\w-]+\.ts$/;
const languageModule =
  /^(?:contract\/src\/legal|storefront\/src\/legal|storefront\/src\/support\/faq)\/texts\/[\w-]+\.([a-z]+)\.tsx?$/;

function readModules(): Text[] {
  return sourceFiles().flatMap((path) => {
    if (path.includes(".test.")) return [];
    const language = languageModule.exec(path)?.[1];
    const isOneLanguage = language !== undefined && isLocale(language);
    if (!isOneLanguage && !withTexts.test(path)) return [];
    return textsOf(parseFile(path).program, isOneLanguage ? language : null).map((one) => ({ path, ...one }));
  });
}

/**
 * Collects the texts below a node (JSX text, strings and templates) with their language, from their key or the file's name.
 * Quotations of the law on legal pages are left out.
 */
export function textsOf(node: unknown, locale: Locale | null): Omit<Text, "path">[] {
  if (Array.isArray(node)) return node.flatMap((child) => textsOf(child, locale));
  if (!isNode(node) || isQuotation(node)) return [];
  const text = textIn(node);
  if (text !== null) return locale === null ? [] : [{ locale, text: text.replace(/\s+/g, " ") }];
  if (node.type === "Property") {
    const name = nameOf(node);
    // An answer's words are what people may search it by.
    return name === "id" || name === "words" ? [] : textsOf(node.value, isLocale(name) ? name : locale);
  }
  if (node.type === "ImportDeclaration" || node.type === "JSXAttribute") return [];
  return Object.values(node).flatMap((child) => textsOf(child, locale));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

function isQuotation(node: SyntaxNode): boolean {
  const { callee } = node;
  return node.type === "CallExpression" && isNode(callee) && callee.name === "quote";
}

function textIn(node: SyntaxNode): string | null {
  if (node.type === "JSXText" || node.type === "Literal") return String(node.value ?? "");
  if (node.type !== "TemplateElement") return null;
  const { value } = node;
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
}

function nameOf({ key }: SyntaxNode): unknown {
  return isNode(key) ? key.name : null;
}

if (import.meta.main) {
  const texts = [...readCatalogs(), ...readModules()];
  const found = texts.flatMap((text) => bannedIn(text).map(({ use }) => ({ ...text, use })));
  for (const { path, text, use } of found) process.stderr.write(`${path}: use "${use}" in "${text}"\n`);
  process.stdout.write(`${texts.length} texts, ${found.length} with a second word for a term\n`);
  if (found.length > 0) process.exitCode = 1;
}
