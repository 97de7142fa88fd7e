import { createElement, Fragment } from "react";

/**
 * Web addresses in running text. Punctuation behind one belongs to the sentence, except a bracket that was opened within the
 * address, as in *wiki/Freno_(mecánica)*.
 */
const address =
  /(https?:\/\/(?:[^\s<>"'`(]|\([^\s<>"'`()]*\)|\((?![^\s<>"'`()]*\)))*(?:\([^\s<>"'`()]*\)|[^\s<>"'`.,;:!?()\]}»]))/gi;

/**
 * Text that somebody has written, with its web addresses as links. Other schemes stay text. The linked page does not learn the
 * address of this one, and search engines are told that the shop does not vouch for it.
 */
export function LinkedText({ text }: { text: string }) {
  const parts = text
    .split(address)
    .map((part, index) => (index % 2 === 1 && URL.canParse(part) ? linkTo(part) : part));
  return createElement(Fragment, null, ...parts);
}

function linkTo(url: string) {
  return (
    <a href={url} rel="noopener noreferrer nofollow ugc external" target="_blank">
      {url}
    </a>
  );
}
