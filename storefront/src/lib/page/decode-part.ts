/** Decodes a part of a URL; one that is not encoded well, such as `100%`, stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
