import type { Block, Fact } from "../letter.ts";

/** Block of named facts, without empty ones. */
export function facts(list: readonly Fact[]): Block {
  return { block: "facts", facts: list.filter(({ value }) => value !== "") };
}
