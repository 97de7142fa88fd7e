import { type LegalBlock, textRuns } from "@recambia/contract/legal/blocks";
import { type Block, type MailReader, pageLink } from "../../platform/mail/index.ts";
import type { ContractText, FilledText } from "./contract-texts.ts";

/** Language of a copy, and origin of the shop's pages. */
export type CopyReader = Pick<MailReader, "locale" | "origin">;

/** The clauses of legal blocks as blocks of mails and PDFs. */
function clauseBlocks(blocks: readonly LegalBlock[], reader: CopyReader): Block[] {
  return blocks.flatMap((block) => clauseOf(block, reader));
}

function clauseOf(block: LegalBlock, reader: CopyReader): Block[] {
  switch (block.kind) {
    case "subheading":
      return [{ block: "subheading", text: plain(block.text, reader) }];
    case "paragraph":
      return [{ block: "paragraph", text: plain(block.text, reader) }];
    case "list":
      return [
        { block: "list", isOrdered: block.isOrdered, items: block.items.map((item) => plain(item, reader)) },
      ];
    case "facts":
      return [
        {
          block: "facts",
          facts: block.facts.map(({ name, value }) => ({ name, value: plain(value, reader) })),
        },
      ];
    case "table":
      return [
        { block: "subheading", text: block.caption },
        {
          block: "facts",
          facts: block.rows.map(({ heading, cells }) => ({ name: heading, value: cells.join(" · ") })),
        },
        { block: "note", text: block.note },
      ];
    case "quote":
      return clauseBlocks(block.blocks, reader);
  }
}

/** One section of a text. */
export function sectionBlocks(text: FilledText, id: string, reader: CopyReader): Block[] {
  const section = text.sections.find((one) => one.id === id);
  if (!section) throw new Error(`${text.title} has no section ${id}`);
  return [{ block: "section", text: section.title }, ...clauseBlocks(section.blocks, reader)];
}

/** A whole text, its sections numbered as on its page. */
export function textBlocks({ content }: Pick<ContractText, "content">, reader: CopyReader): Block[] {
  return [
    { block: "heading", text: content.title },
    { block: "paragraph", text: plain(content.lead, reader) },
    ...content.sections.flatMap(({ title, blocks }, index): Block[] => [
      { block: "section", text: `${index + 1}. ${title}` },
      ...clauseBlocks(blocks, reader),
    ]),
  ];
}

/** Pages whose address a reader of a copy needs. */
const spelledOut = /^\/(?:withdrawal|contact-us)(?:#|$)/;

/** A text without its links: a copy says all by itself. Addresses that the reader needs are spelled out. */
function plain(text: string, reader: CopyReader): string {
  return textRuns(text)
    .map(({ text: words, target }) => {
      if (target && spelledOut.test(target)) return `${words} (${pageLink(reader, target)})`;
      return target?.startsWith("https:") ? `${words} (${target})` : words;
    })
    .join("");
}
