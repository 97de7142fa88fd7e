/** An id of an addition, which the shop can store with the line. */
export function newId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}
