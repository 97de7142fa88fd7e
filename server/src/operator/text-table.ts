/** A table for a terminal: columns as wide as their widest cell, one line a row. */
export function textTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows].map((row) => row.map(printable));
  const widths = titles.map((_title, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** What people call themselves may hold anything; a terminal obeys control characters. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, "").slice(0, 60);
}
