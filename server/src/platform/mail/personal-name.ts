const maxNameLength = 60;
/** Text that a mail program would turn into a link, or that is part of an address. */
const linkLike = /[\p{L}\p{N}-]\.\p{L}{2,}|[/@\\]|www\./iu;
const overrides = /[\u202A-\u202E\u2066-\u2069]/gu;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name as a mail may say it, or null. Anybody can have the shop write to anybody, by signing up
 * with their address: a name that carries a link or a whole sentence is not repeated. One that is
 * written from right to left is isolated, so that the sentence around it keeps its order.
 */
export function personalName(name: string): string | null {
  const plain = name.replace(overrides, "").replace(/\s+/g, " ").trim();
  if (plain === "" || [...plain].length > maxNameLength || linkLike.test(plain)) return null;
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
