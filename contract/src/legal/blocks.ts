/** Plain text in which `[label](target)` is a link: to a path of the shop, an anchor of the document, or an address. */
export type LinkedText = string;

/** A row of a table: its heading and its cells. */
export type TableRow = { heading: string; cells: readonly string[] };

/** One clause of a legal text. Pages, mails, PDFs and the copies kept with orders are made from the same blocks. */
export type LegalBlock =
  | { kind: "subheading"; text: LinkedText }
  | { kind: "paragraph"; text: LinkedText }
  | { kind: "list"; isOrdered: boolean; items: readonly LinkedText[] }
  | { kind: "facts"; facts: readonly { name: string; value: LinkedText }[] }
  | { kind: "table"; caption: string; columns: readonly string[]; rows: readonly TableRow[]; note: string }
  /** Wording of the law, which keeps its own words. */
  | { kind: "quote"; blocks: readonly LegalBlock[] };

export function subheading(text: LinkedText): LegalBlock {
  return { kind: "subheading", text };
}

export function paragraph(text: LinkedText): LegalBlock {
  return { kind: "paragraph", text };
}

export function list(items: readonly LinkedText[]): LegalBlock {
  return { kind: "list", isOrdered: false, items };
}

export function steps(items: readonly LinkedText[]): LegalBlock {
  return { kind: "list", isOrdered: true, items };
}

/** Rows without a value are left out. */
export function facts(rows: readonly (readonly [name: string, value: LinkedText])[]): LegalBlock {
  const given = rows.filter(([, value]) => value !== "");
  return { kind: "facts", facts: given.map(([name, value]) => ({ name, value })) };
}

export function quote(blocks: readonly LegalBlock[]): LegalBlock {
  return { kind: "quote", blocks };
}

/** A run of text, and the target if it is a link. */
export type TextRun = { text: string; target: string | null };

/** Splits a text at its links. */
export function textRuns(text: LinkedText): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, label = "", target = ""] = found;
    if (found.index > end) runs.push({ text: text.slice(end, found.index), target: null });
    runs.push({ text: label, target });
    end = found.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), target: null });
  return runs;
}
