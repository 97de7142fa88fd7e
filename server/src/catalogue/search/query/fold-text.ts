/**
 * A text as it is compared: lower case, without accents, the Catalan l·l as one l, so that *bujía*,
 * *BUJIA* and *bujia* are one word.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/l[·•.]l/g, "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Folded words and numbers of a text, in order; *5W-30* is two, *2.0* one. */
export function wordsIn(text: string): string[] {
  return (
    foldText(text)
      .replace(/(\d),(\d)/g, "$1.$2")
      .match(/\d+(?:\.\d+)+[a-z]*|[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Letters and digits of a text and nothing between them: how part numbers and codes are compared. */
export function squeeze(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}
