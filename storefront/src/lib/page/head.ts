import { type Locale, locales } from "@recambia/contract/locale";
import { pageTitle } from "./page-title.ts";
import { pathIn } from "./paths.ts";

/** Metadata of a page for search engines and link previews. */
export type PageHead = {
  /** Title without the shop's name, which is appended. */
  title: string;
  description?: string;
  /** Path of the picture for link previews. */
  picture?: string;
  /** Path without language of the page to index instead of this one, which shows the same. */
  canonicalPath?: string;
  /** Part of the query string that makes a distinct page for search engines (`?page=2`). */
  canonicalSearch?: string;
  /** True excludes the page from search engines (account, cart, filtered lists). */
  isPrivate?: boolean;
  /**
   * True while the page's own head is to come from the browser: nothing is said about indexing, because search engines do not
   * run the scripts of a page that is marked `noindex`.
   */
  isUnfinished?: boolean;
  /** schema.org descriptions; null for those that only the server creates. */
  structured?: readonly (Record<string, unknown> | null)[];
};

export type HeadContext = {
  origin: string;
  locale: Locale;
  pathname: string;
  shopName: string;
  /** Description of pages that have none of their own. */
  tagline: string;
};

/** One element of the head; `text` only for title and scripts. */
export type HeadElement = {
  tag: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
};

/** Languages as Open Graph names them, with a territory. */
const openGraphLocales: Record<Locale, string> = { es: "es_ES", ca: "ca_ES", en: "en_GB" };

/** Creates the head elements of a page, identically on the server and in the browser. */
export function headElements(head: PageHead, context: HeadContext): HeadElement[] {
  const title = pageTitle(head.title, context.shopName);
  const address = addressIn(context.locale, head, context);
  const elements: HeadElement[] = [
    { tag: "title", attributes: {}, text: title },
    meta("property", "og:title", title),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", context.shopName),
    meta("property", "og:locale", openGraphLocales[context.locale]),
  ];
  const description = head.description ?? context.tagline;
  elements.push(meta("name", "description", description), meta("property", "og:description", description));
  if (head.picture) elements.push(meta("property", "og:image", `${context.origin}${head.picture}`));
  if (head.isUnfinished) return elements;
  if (head.isPrivate) return [...elements, meta("name", "robots", "noindex")];
  elements.push(link({ rel: "canonical", href: address }), meta("property", "og:url", address));
  for (const locale of locales) {
    elements.push(link({ rel: "alternate", hreflang: locale, href: addressIn(locale, head, context) }));
  }
  elements.push(link({ rel: "alternate", hreflang: "x-default", href: addressIn("es", head, context) }));
  for (const structured of head.structured ?? []) {
    if (structured === null) continue;
    elements.push({ tag: "script", attributes: { type: "application/ld+json" }, text: safeJson(structured) });
  }
  return elements;
}

function addressIn(locale: Locale, head: PageHead, context: HeadContext): string {
  return `${context.origin}${pathIn(locale, head.canonicalPath ?? context.pathname)}${head.canonicalSearch ?? ""}`;
}

function meta(kind: "name" | "property", name: string, content: string): HeadElement {
  return { tag: "meta", attributes: { [kind]: name, content } };
}

function link(attributes: Record<string, string>): HeadElement {
  return { tag: "link", attributes };
}

/** Serializes JSON so that it is safe inside a script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Renders the elements as HTML, marked so that the browser can replace them after a navigation. */
export function headHtml(elements: HeadElement[]): string {
  return elements.map(elementHtml).join("");
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag}${written.join("")} data-head>`;
  if (text === undefined) return opening;
  return `${opening}${tag === "script" ? text : escapeHtml(text)}</${tag}>`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Replaces the document's head elements with those of the current page. */
export function applyHead(elements: HeadElement[]): void {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute("data-head", "");
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
