import type { Block, Fact } from "../letter.ts";

/** What is known, by name; without what is empty. */
export function facts(list: readonly Fact[]): Block {
  return { block: "facts", facts: list.filter(({ value }) => value !== "") };
}
