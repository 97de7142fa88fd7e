import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Shop } from "../shop/schemas.ts";
import { type LegalBlock, textRuns } from "./blocks.ts";
import type { LegalText } from "./legal-text.ts";
import { shopTerms } from "./shop-terms.ts";
import { text as privacy } from "./texts/privacy.es.ts";
import { text as returns } from "./texts/returns.es.ts";
import { text as terms } from "./texts/terms.es.ts";

/** Path of a file from the project's root. */
const projectFile = (path: string) => new URL(`../../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(projectFile(path), "utf8");

const shop: Shop = JSON.parse(read("shop.config.json"));
/** Shops whose texts together have every clause. */
const shops: Shop[] = [
  shop,
  {
    ...shop,
    delivery_areas: ["peninsula"],
    payment_means: ["transfer", "card", "bizum"],
    dispute_body: "Confianza Online",
    analytics_tag: "G-1",
    voluntary_return_days: 0,
  },
  { ...shop, delivery_areas: ["peninsula", "canary", "cuba"] },
];

type Clause = { section: string; text: string };

function clausesOf(block: LegalBlock): string[] {
  switch (block.kind) {
    case "list":
      return [...block.items];
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`);
    case "table":
      return [block.caption];
    case "paragraph":
      return [block.text];
    // Headings promise nothing, and quotes are the law's own words.
    case "subheading":
    case "quote":
      return [];
  }
}

const plain = (linked: string) =>
  textRuns(linked)
    .map(({ text }) => text)
    .join("");

function readClauses(): Clause[] {
  const texts: Record<string, LegalText> = { terms, returns, privacy };
  return Object.entries(texts).flatMap(([page, { sections }]) =>
    sections.flatMap(({ id, body }) =>
      shops
        .flatMap((owner) => body(shopTerms(owner, "es", new Date("2026-11-25T12:00:00Z"))))
        .flatMap(clausesOf)
        .map((clause) => ({ section: `${page}#${id}`, text: plain(clause) })),
    ),
  );
}

type Line = { section: string; start: string; proof: string };

const lines: Line[] = read("docs/legal-clauses.md")
  .split("\n")
  .filter((line) => /^\| \w+#/.test(line))
  .map((line) => {
    const [, section = "", start = "", proof = ""] = line.split("|").map((cell) => cell.trim());
    return { section, start, proof };
  });

const isAbout = (line: Line, clause: Clause) =>
  line.section === clause.section && clause.text.startsWith(line.start);

test("every clause has a line that says what makes it true, and every line a clause", () => {
  const clauses = readClauses();
  const without = clauses.filter((clause) => !lines.some((line) => isAbout(line, clause)));
  expect(without).toEqual([]);
  expect(lines.filter((line) => !clauses.some((clause) => isAbout(line, clause)))).toEqual([]);
});

test("every proof is a row of the law that is met, or a test that exists", () => {
  const rows = read("docs/law.md").split("\n");
  const isMet = (number: string) =>
    rows.some((row) => row.startsWith(`| ${number} |`) && row.split("|")[3]?.trim() === "met");
  const isProof = ({ proof }: Line): boolean => {
    if (proof === "law" || proof === "owner") return true;
    const [, path, title] = /^`([^`]+)`: "([^"]+)"$/.exec(proof) ?? [];
    if (path !== undefined && title !== undefined) {
      return existsSync(projectFile(path)) && read(path).includes(`"${title}"`);
    }
    return proof.split(", ").every(isMet);
  };
  expect(lines.filter((line) => !isProof(line))).toEqual([]);
});
