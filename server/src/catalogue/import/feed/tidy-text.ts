/** A text of one line, as lists filter by it: tabs, line ends and other control characters become a space, doubled ones one. */
export function tidyText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
