/**
 * Lists entries by turns: the first of each kind, then the second of each, and so on. Kinds keep the order of their first
 * entries, so that two of a kind stand side by side only once no other kind is left. Reductions are listed so: the most popular of
 * them would be brake pads alone.
 *
 * @param entries in the order within their kinds.
 */
export function takeTurns<Entry>(
  entries: readonly Entry[],
  kindOf: (entry: Entry) => string | number,
): Entry[] {
  const kinds = new Map<string | number, Entry[]>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    const ofKind = kinds.get(kind);
    if (ofKind) ofKind.push(entry);
    else kinds.set(kind, [entry]);
  }
  const turns: Entry[][] = [];
  for (const ofKind of kinds.values()) {
    for (const [turn, entry] of ofKind.entries()) {
      const taken = turns[turn];
      if (taken) taken.push(entry);
      else turns.push([entry]);
    }
  }
  return turns.flat();
}
