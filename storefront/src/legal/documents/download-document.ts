import { saveFile } from "../../lib/http/save-file.ts";
import { escapeHtml } from "../../lib/page/head.ts";

/** Hands a document to the browser as one HTML file that needs nothing else to be read. */
export function downloadDocument(
  article: HTMLElement,
  { title, locale, version }: { title: string; locale: string; version: string },
): void {
  const copy = document.createElement("article");
  copy.append(...[...article.childNodes].map((node) => node.cloneNode(true)));
  for (const control of copy.querySelectorAll("[data-not-kept]")) control.remove();
  for (const element of copy.querySelectorAll("[class]")) element.removeAttribute("class");
  for (const link of copy.querySelectorAll("a")) link.href = new URL(link.href, location.href).href;
  const page = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${copy.outerHTML}</body></html>`;
  saveFile(`${location.pathname.split("/").at(-1)}-${version}.html`, page, "text/html");
}
