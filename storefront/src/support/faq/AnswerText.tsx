import { Fragment } from "react";
import { Link } from "react-router";
import { answerParts } from "./answer-parts.ts";

/** The paragraphs of an answer, with their links. */
export function AnswerText({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      {answerParts(paragraph).map(({ text, to }) => (
        <Fragment key={text}>{to ? <Link to={to}>{text}</Link> : text}</Fragment>
      ))}
    </p>
  ));
}
