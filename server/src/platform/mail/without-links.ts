/**
 * Returns a writer's own words for a mail to somebody who may not know them: what a mail program would turn into a link is
 * kept from being one, because anybody could have the shop send it.
 */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}-])\.(?=\p{L}{2,})/gu, "\u2060.").replace(/:(?=\/\/)/g, ":\u2060");
}
