import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Block, Letter, Line } from "../letter.ts";
import { footerLines, signatureOf } from "./footer.ts";

/** A letter as plain text: the same words, links spelt out. */
export function renderText(letter: Letter, { shop, locale }: { shop: Shop; locale: Locale }): string {
  const sign = signatureOf(shop, locale);
  const footer = ["-- ", ...footerLines(shop, locale)].join("\n");
  return `${[`${sign.name} · ${sign.tagline}`, ...letter.blocks.map(drawBlock), footer].join("\n\n")}\n`;
}

function drawBlock(block: Block): string {
  switch (block.block) {
    case "heading":
      return `${block.text}\n${"=".repeat([...block.text].length)}`;
    case "section":
      return `${block.text}\n${"-".repeat([...block.text].length)}`;
    case "list":
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : "-"} ${item}`)
        .join("\n");
    case "lines":
      return drawLines(block);
    case "button":
      return `${block.label}:\n${block.link}`;
    case "quote":
      return block.lines.map((line) => `  ${line}`.trimEnd()).join("\n");
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
    default:
      return block.text;
  }
}

function drawLines({ lines, sums }: Extract<Block, { block: "lines" }>): string {
  const totals = sums.map(({ name, amount }) => `${name}: ${amount}`);
  return [...lines.map(drawLine), ...(totals.length > 0 ? ["", ...totals] : [])].join("\n");
}

function drawLine({ name, detail, quantity, amount }: Line): string {
  const thing = `${quantity} × ${name}${detail ? ` (${detail})` : ""}`;
  return amount === null ? thing : `${thing}: ${amount}`;
}
