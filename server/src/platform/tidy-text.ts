/** Normalizes a text for storage: no space around it, one kind of line break, at most one empty line in a row. */
export function tidyText(text: string): string {
  // A pattern for the spaces before a line break takes quadratic time on a long run of spaces.
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
