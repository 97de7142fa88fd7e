/**
 * Every `{placeholder}` of a text by its value, once: what a value holds is not filled in again.
 *
 * @throws Error for a placeholder without a value, which is a bug.
 */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A letter asks for {${name}}, which its template does not have`);
    return value;
  });
}
