import {
  type FeedKind,
  type FeedRecord,
  type FeedRecordOf,
  feedRecords,
} from "@recambia/contract/catalogue/feed";
import { explainMismatch } from "@recambia/contract/explain-mismatch";
import { Compile } from "typebox/compile";
import { findRuleViolations } from "./find-rule-violations.ts";
import { type Reference, referencesOf } from "./references.ts";

/** One line of a feed during its import; refused if it has reasons. */
export type FeedEntry = {
  /** 1-based, including blank lines. */
  lineNumber: number;
  /** Null when the kind is unreadable. */
  kind: FeedKind | null;
  /** External id or slug within its kind; null when unreadable. */
  key: string | null;
  /** Null when the line does not match its schema. */
  record: FeedRecord | null;
  references: Reference[];
  reasons: string[];
};

export type EntryOf<Kind extends FeedKind> = FeedEntry & { record: FeedRecordOf<Kind> };

/** Adds reasons to an entry; there may be very many. */
export function refuse(entry: FeedEntry, reasons: string[]): void {
  for (const reason of reasons) entry.reasons.push(reason);
}

export const feedKinds = [
  "maker",
  "model",
  "variant",
  "category",
  "attribute",
  "part_type",
  "brand",
  "fit_set",
  "product",
  "kit",
] as const satisfies FeedKind[];

const validators = {
  maker: Compile(feedRecords.maker),
  model: Compile(feedRecords.model),
  variant: Compile(feedRecords.variant),
  category: Compile(feedRecords.category),
  attribute: Compile(feedRecords.attribute),
  part_type: Compile(feedRecords.part_type),
  brand: Compile(feedRecords.brand),
  fit_set: Compile(feedRecords.fit_set),
  product: Compile(feedRecords.product),
  kit: Compile(feedRecords.kit),
};

/**
 * Parses and validates one line by itself: JSON, schema, and rules without other records. References are resolved later
 * against the catalogue.
 */
export function readEntry(text: string, lineNumber: number): FeedEntry {
  const entry: FeedEntry = { lineNumber, kind: null, key: null, record: null, references: [], reasons: [] };
  const value = parseObject(text, entry.reasons);
  if (value === null) return entry;
  const kind = feedKinds.find((known) => known === value.record);
  if (kind === undefined) {
    entry.reasons.push(`record: must be one of ${feedKinds.join(", ")}`);
    return entry;
  }
  entry.kind = kind;
  if (typeof value.id === "string") entry.key = value.id;
  entry.references = referencesOf(kind, value);
  if (isRecord(kind, value)) {
    entry.record = value;
    refuse(entry, findRuleViolations(value));
  } else {
    refuse(entry, explainMismatch(feedRecords[kind], value));
  }
  return entry;
}

function isRecord(kind: FeedKind, value: unknown): value is FeedRecord {
  return validators[kind].Check(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseObject(text: string, reasons: string[]): Record<string, unknown> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    reasons.push("is not JSON; a record is one JSON object on one line");
    return null;
  }
  if (!isObject(value)) {
    reasons.push("is not a JSON object");
    return null;
  }
  // The text is searched first because walking the value costs more.
  const isSuspicious =
    /\\u(0000|d[89a-f]|fffd)/i.test(text) || !text.isWellFormed() || text.includes("\ufffd");
  const flaw = isSuspicious ? findFlaw(value) : null;
  if (flaw === null) return value;
  reasons.push(flaw);
  return null;
}

const unstorable = "holds a NUL character or half of a surrogate pair";
const unread = "holds letters that are not in UTF-8; write the feed in this encoding";

/**
 * Finds characters that the database cannot store, and U+FFFD, which decoders put in place of bytes that are not UTF-8
 * (*Fricci\ufffdn*). Walks without recursion, because JSON may be nested deeper than the stack.
 */
function findFlaw(value: unknown): string | null {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string") {
      if (!next.isWellFormed() || next.includes("\0")) return unstorable;
      if (next.includes("\ufffd")) return unread;
    }
    if (typeof next !== "object" || next === null) continue;
    for (const [name, inner] of Object.entries(next)) left.push(name, inner);
  }
  return null;
}
