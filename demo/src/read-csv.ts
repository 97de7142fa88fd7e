import { readFile } from "node:fs/promises";

/** Rows of a comma-separated file with a header row, by column name; quoted fields may hold commas. */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  const [header = "", ...lines] = (await readFile(path, "utf8")).trim().split("\n");
  const names = fieldsOf(header);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ""]));
  });
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
}
