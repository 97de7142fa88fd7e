const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or attribute, and removes the characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ""))
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Writes an element with text; empty for null. */
export function element(name: string, text: string | null): string {
  return text === null ? "" : `<${name}>${escapeXml(text)}</${name}>`;
}
