/**
 * Addresses of the web in running text. The sentence's own marks behind them are not theirs, but a bracket that closes one of
 * theirs is, as in *wiki/Freno_(mecánica)*.
 */
const address =
  /(https?:\/\/(?:[^\s<>"'`(]|\([^\s<>"'`()]*\)|\((?![^\s<>"'`()]*\)))*(?:\([^\s<>"'`()]*\)|[^\s<>"'`.,;:!?()\]}»]))/gi;

/**
 * Text that somebody has written, with its web addresses as links. Other schemes stay text, and neither the page that a link
 * leads to nor a search engine learns anything of this one.
 */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    if (index % 2 === 0 || !URL.canParse(part)) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be named twice, and the text does not change
      <a key={index} href={part} rel="noopener noreferrer nofollow ugc external" target="_blank">
        {part}
      </a>
    );
  });
}
