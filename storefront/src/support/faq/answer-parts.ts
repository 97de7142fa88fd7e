/** A piece of an answer: words, or a link to a page of the shop. */
export type AnswerPart = { text: string; to: string | null };

const linkPattern = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Splits a paragraph at its links, which are written `[label](/path)`. */
export function answerParts(paragraph: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let read = 0;
  for (const found of paragraph.matchAll(linkPattern)) {
    const [whole, label = "", to = "/"] = found;
    if (found.index > read) parts.push({ text: paragraph.slice(read, found.index), to: null });
    parts.push({ text: label, to });
    read = found.index + whole.length;
  }
  if (read < paragraph.length) parts.push({ text: paragraph.slice(read), to: null });
  return parts;
}

/** The words of a paragraph without its links. */
export function plainText(paragraph: string): string {
  return answerParts(paragraph)
    .map(({ text }) => text)
    .join("");
}
