/** Returns a property of a value of unknown shape, such as what an earlier release stored; undefined if it has none. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
