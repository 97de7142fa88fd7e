import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop";
import { footerLines, signOf } from "./footer.ts";
import type { Block, Letter } from "./letter.ts";

/** A letter as plain text: the same words, links spelt out. */
export function renderText(letter: Letter, { shop, locale }: { shop: Shop; locale: Locale }): string {
  const sign = signOf(shop, locale);
  const footer = ["-- ", ...footerLines(shop, locale)].join("\n");
  return `${[`${sign.name} · ${sign.tagline}`, ...letter.blocks.map(drawBlock), footer].join("\n\n")}\n`;
}

function drawBlock(block: Block): string {
  switch (block.block) {
    case "heading":
      return `${block.text}\n${"=".repeat([...block.text].length)}`;
    case "button":
      return `${block.label}:\n${block.link}`;
    case "facts":
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
    default:
      return block.text;
  }
}
