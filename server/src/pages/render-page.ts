import type { Locale, LocalizedText } from "@recambia/contract/locale";
import type { Page, PageRequest, ServerEntry } from "@recambia/storefront/page";
import { firstPaintScript, stalledId } from "./first-paint.ts";
import { webManifestPath } from "./web-manifest.ts";

export type RenderedPage = {
  status: number;
  /** Redirect target instead of `html`. */
  redirect: string | null;
  html: string;
  /** Stylesheets whose text is in `html`. */
  styles: readonly string[];
};

/** The rendered page, or the shell if the page is late or failed. */
export type Rendering = { page: RenderedPage; isWhole: true } | { page: RenderedPage; isWhole: false };

/**
 * Renders a page in time, otherwise returns the shell.
 *
 * @param patienceMs how long the page may take, in milliseconds.
 * @param onLate receives the page when it completes later.
 * @param onFailure receives the error when rendering fails.
 */
export async function renderPage(
  entry: ServerEntry,
  request: PageRequest,
  patienceMs: number,
  onLate: (page: RenderedPage) => void,
  onFailure: (reason: unknown) => void,
): Promise<Rendering> {
  const shell = () =>
    ({ page: asDocument(entry.renderShell(request, true), request.locale), isWhole: false }) as const;
  let isLate = false;
  const whole = entry.render(request).then(
    (page) => {
      const rendered = asDocument(page, request.locale);
      if (isLate) onLate(rendered);
      return { page: rendered, isWhole: true } as const;
    },
    (reason: unknown) => {
      onFailure(reason);
      return shell();
    },
  );
  const timer = Promise.withResolvers<Rendering>();
  const timeout = setTimeout(() => {
    isLate = true;
    timer.resolve(shell());
  }, patienceMs);
  const first = await Promise.race([whole, timer.promise]);
  clearTimeout(timeout);
  return first;
}

/** Returns a page with its HTML document. */
export function asDocument(page: Page, locale: Locale): RenderedPage {
  const { status, redirect = null, styles } = page;
  return { status, redirect, html: documentHtml(page, locale), styles };
}

/** What people read whose browser runs no scripts; no other sees it. */
const withoutScripts: LocalizedText = {
  es: "Sin JavaScript puedes ver el catálogo. Para comprar y entrar en tu cuenta, actívalo.",
  ca: "Sense JavaScript pots veure el catàleg. Per comprar i entrar al teu compte, activa'l.",
  en: "Without JavaScript you can read the catalogue. To buy and to sign in, turn it on.",
};

/**
 * What people read when the page's scripts do not come, before a link that loads the page anew (first-paint.ts). It comes
 * after the page, whose first link leads to the content.
 */
const stalled: Record<Locale, readonly [words: string, reload: string]> = {
  es: ["La página no ha terminado de cargarse y sus botones aún no responden.", "Volver a cargarla"],
  ca: ["La pàgina no s'ha acabat de carregar i els botons encara no responen.", "Torna-la a carregar"],
  en: ["The page has not finished loading and its buttons do not respond yet.", "Load it again"],
};

/** Returns the HTML document of a page. */
export function documentHtml({ head, body, state, isFrame = false }: Page, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${firstPaintScript}</script>
<meta name="csrf-token" content="">
<meta name="theme-color" content="#151c23">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="${webManifestPath(locale)}">
${head}
</head>
<body>
<noscript><p>${withoutScripts[locale]}</p></noscript>
<div id="root"${isFrame ? " inert" : ""}>${body}</div>
<p id="${stalledId}" role="alert" hidden>${stalled[locale][0]} <a href="">${stalled[locale][1]}</a></p>
<script type="application/json" id="state">${state}</script>
</body>
</html>
`;
}
