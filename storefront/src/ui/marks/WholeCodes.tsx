import { createElement, Fragment } from "react";
import styles from "./WholeCodes.module.css";

/** Codes with a hyphen and a digit, *5W-30*, *R-134a*, *GL-4*, sizes of tyres and numbers with their unit, *50 Ah*. */
const code = /(\S*\d\S*-\S+|\S+-\S*\d\S*|\d{3}\/\d\d R\d\d|\d+ (?:Ah?|V|k?W|[cm]?m|m?l|k?g)(?![\wÀ-ÿ]))/;

/** A text whose codes and measures stay in one line: *5W-30* is not broken at its hyphen. What is copied is the text. */
export function WholeCodes({ text }: { text: string }) {
  // An empty text has no node that could be hydrated.
  const pieces = text
    .split(code)
    .map((piece, index) =>
      index % 2 === 0 ? piece || null : createElement("span", { className: styles.code }, piece),
    );
  return createElement(Fragment, null, ...pieces);
}

/** A maker's number, *W 712/95*, whose spaces do not break it over two lines unless it is wider than its place. */
export function PartNumber({ number }: { number: string | null }) {
  return createElement("span", { className: styles.number }, number);
}
