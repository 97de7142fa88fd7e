/** One piece of a mail; HTML and plain text are drawn from the same pieces. */
export type Block =
  | { block: "heading"; text: string }
  /** Heading of a part. */
  | { block: "section"; text: string }
  /** Heading within a part. */
  | { block: "subheading"; text: string }
  | { block: "paragraph"; text: string }
  | { block: "list"; isOrdered: boolean; items: readonly string[] }
  | { block: "button"; label: string; link: string }
  | { block: "facts"; facts: readonly Fact[] }
  /** A table of items, with prices and sums where they are known. */
  | {
      block: "lines";
      titles: { thing: string; quantity: string; amount: string | null };
      lines: readonly Line[];
      sums: readonly { name: string; amount: string }[];
    }
  /** A text that a person has written, line by line. */
  | { block: "quote"; lines: readonly string[] }
  /** Small print beneath what matters. */
  | { block: "note"; text: string };

export type Line = { name: string; detail: string; quantity: number; amount: string | null };

export type Fact = { name: string; value: string };

/** A mail in words, before it is drawn. All of it is plain text. */
export type Letter = {
  subject: string;
  /** Preview text that an inbox shows beside the subject. */
  preheader: string;
  /** Address for replies; the sender's without one. */
  replyTo?: string;
  blocks: readonly Block[];
};
