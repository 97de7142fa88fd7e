/**
 * Requirements of levels 1 and 2 in each section of each chapter of ASVS 5.0.0. Those of level 3 come last in a section and
 * are not counted.
 */
const requirements = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

/** Finds requirements without a row, rows of none, and rows that do not say how they are met and what shows it. */
export function findAsvsProblems(text: string): string[] {
  const numbers = requirements.flatMap((sections, chapter) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, index) => `${chapter + 1}.${section + 1}.${index + 1}`),
    ),
  );
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? \|(.*)\|$/gm)];
  const covered = rows.flatMap(([, first = "", last = first]) => {
    const [from, to] = [numbers.indexOf(first), numbers.indexOf(last)];
    return from < 0 || to < from ? [`${first}–${last}`] : numbers.slice(from, to + 1);
  });
  const unsaid = rows.filter(([, , , cells = ""]) => {
    const [name, how, shown, ...others] = cells.split("|").map((cell) => cell.trim());
    return !name || !how || !shown || others.length > 0;
  });
  return [
    ...numbers.filter((one) => !covered.includes(one)).map((one) => `docs/security.md has no row ${one}`),
    ...covered
      .filter((one, at) => !numbers.includes(one) || covered.indexOf(one) !== at)
      .map((one) => `docs/security.md has a row ${one} too many`),
    ...unsaid.map(([, first]) => `docs/security.md does not say how ${first} is met, or what shows it`),
  ];
}
