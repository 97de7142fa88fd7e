import { readField } from "../lib/read-field.ts";

/** My conversations with the shop. */
export const supportPath = "/profile/support";

/** A conversation in the account, and one without an account, as mails link to it. */
export const conversationPath = (id: string, isInAccount: boolean) =>
  isInAccount ? `${supportPath}/${id}` : `/support/${id}`;

/** Frequent questions. */
export const helpPath = "/help";

const contactPath = "/contact-us";
/** Id of the form, which links to it jump to. */
export const formId = "write";

/** Subject of a question, sent with it. */
export type Subject = {
  productSlug?: string;
  orderId?: string;
  /** Path and query of the page that it is asked from. */
  from?: string;
};

/** Link to the form for a question about something. */
export function contactFormPath({ productSlug, orderId, from }: Subject = {}): string {
  const search = new URLSearchParams();
  if (productSlug) search.set("product", productSlug);
  if (orderId) search.set("order", orderId);
  if (from) search.set("from", from);
  const query = search.toString();
  return `${contactPath}${query && `?${query}`}#${formId}`;
}

/** Whether the form reads a parameter of its address. */
export function isSubjectParameter(name: string): boolean {
  return name === "product" || name === "order" || name === "from";
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idShape = /^[a-z0-9]{8,32}$/;
const pathShape = /^\/(?!\/)[^\s\\]{0,499}$/;

/** Reads what a question is about from the form's address; what is no such thing is left out. */
export function subjectIn(search: URLSearchParams): Subject {
  const read = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? "";
    return shape.test(value) ? value : null;
  };
  const productSlug = read("product", slugShape);
  const orderId = read("order", idShape);
  const from = read("from", pathShape);
  return {
    ...(productSlug ? { productSlug } : {}),
    ...(orderId ? { orderId } : {}),
    ...(from ? { from } : {}),
  };
}

/** Optional state of a link to the form. */
export type ContactFormState = {
  /** The product or the order as people call it. */
  about?: string;
  /** Subject to begin with. */
  subject?: string;
};

const longestText = 120;

/** The first characters of a text; one that has two code units, such as an emoji, is not split. */
function beginningOf(text: string): string {
  const cut = text.slice(0, longestText);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Reads the state of the form's history entry, which other code may have written. */
export function contactFormStateIn(state: unknown): ContactFormState {
  const read = (name: string) => {
    const value = readField(state, name);
    return typeof value === "string" ? beginningOf(value) : undefined;
  };
  const [about, subject] = [read("about"), read("subject")];
  return { ...(about ? { about } : {}), ...(subject ? { subject } : {}) };
}
