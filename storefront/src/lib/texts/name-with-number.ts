/**
 * Names a product or kit among others of its name, as screen readers and spoken commands need it: with its
 * part number. A kit has none.
 */
export function nameWithNumber(item: { name: string; part_number?: string | null }): string {
  return item.part_number ? `${item.name} ${item.part_number}` : item.name;
}
