/** One piece of a mail; HTML and plain text are drawn from the same pieces. */
export type Block =
  | { block: "heading"; text: string }
  | { block: "paragraph"; text: string }
  | { block: "button"; label: string; link: string }
  | { block: "facts"; facts: readonly Fact[] }
  /** Small print beneath what matters. */
  | { block: "note"; text: string };

export type Fact = { name: string; value: string };

/** A mail in words, before it is drawn. All of it is plain text. */
export type Letter = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  blocks: readonly Block[];
};
