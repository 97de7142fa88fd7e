/** Formats a table for a terminal, with columns as wide as their widest cell. */
export function textTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows].map((row) => row.map(printable));
  const widths = titles.map((_title, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** Strips control characters, which terminals would interpret. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "").slice(0, 60);
}
