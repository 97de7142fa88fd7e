import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Block, Letter } from "../letter.ts";
import { escapeHtml } from "./escape-html.ts";
import { footerLines, signatureOf } from "./footer.ts";

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const display = "'Barlow Semi Condensed','Arial Narrow',Arial,sans-serif";

/**
 * The light theme is inline, for mail programs that ignore style sheets; the dark theme is in a style sheet, for those
 * that support `prefers-color-scheme`. The logo is dark in both.
 */
const styles = {
  page: "margin:0;padding:0;background:#f4f6f8;",
  ground: "background:#f4f6f8;padding:24px 12px;",
  card: "max-width:600px;background:#ffffff;border:1px solid #dde3e8;border-radius:10px;overflow:hidden;",
  band: "width:10px;background:#0a3d91;font-size:0;line-height:0;",
  sign: `padding:18px 22px;background:#0e1318;color:#e8eef3;font:600 22px/1.2 ${display};`,
  tagline: `color:#9fb0bf;font:400 13px/1.4 ${sans};`,
  // A word that is wider than a telephone must not widen the whole letter.
  body: "padding:28px 32px 12px;overflow-wrap:anywhere;word-break:break-word;",
  heading: `margin:0 0 16px;color:#14202b;font:600 28px/1.2 ${display};`,
  section: `margin:24px 0 10px;color:#14202b;font:600 19px/1.3 ${display};`,
  subheading: `margin:16px 0 6px;color:#14202b;font:600 16px/1.4 ${sans};`,
  list: `margin:0 0 16px;padding:0 0 0 22px;color:#14202b;font:400 16px/1.55 ${sans};`,
  item: "margin:0 0 6px;",
  paragraph: `margin:0 0 16px;color:#14202b;font:400 16px/1.55 ${sans};`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #dde3e8;color:#14202b;font:400 16px/1.55 ${sans};`,
  note: `margin:0 0 16px;color:#51626f;font:400 14px/1.5 ${sans};`,
  // The column is as wide as its longest word, on telephones too.
  factName: `width:30%;padding:8px 16px 8px 0;color:#51626f;font:400 14px/1.5 ${sans};border-top:1px solid #dde3e8;text-align:left;vertical-align:top;overflow-wrap:normal;word-break:normal;`,
  factValue: `padding:8px 0;color:#14202b;font:400 16px/1.5 ${sans};border-top:1px solid #dde3e8;vertical-align:top;`,
  lineTitle: `color:#51626f;font:400 13px/1.4 ${sans};`,
  thingTitle: "padding:8px 0;text-align:left;",
  numberTitle: "padding:8px 0 8px 12px;text-align:right;white-space:nowrap;",
  lineThing: `padding:10px 0;color:#14202b;font:400 16px/1.4 ${sans};border-top:1px solid #dde3e8;text-align:left;vertical-align:top;`,
  lineDetail: `color:#51626f;font:400 13px/1.4 ${sans};`,
  lineNumber: `padding:10px 0 10px 12px;color:#14202b;font:400 16px/1.4 ${sans};border-top:1px solid #dde3e8;text-align:right;vertical-align:top;white-space:nowrap;`,
  button: "border-radius:6px;background:#1867c0;",
  buttonLink: `display:inline-block;padding:13px 24px;color:#ffffff;font:600 16px/1.2 ${sans};text-decoration:none;`,
  spelt: `margin:12px 0 20px;color:#51626f;font:400 13px/1.5 ${sans};`,
  speltLink: "color:#1867c0;word-break:break-all;",
  footer: `padding:16px 32px 22px;border-top:1px solid #dde3e8;color:#51626f;font:400 13px/1.6 ${sans};`,
  preheader:
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f4f6f8;",
} as const;

const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0e1318!important}
.card{background:#151c23!important;border-color:#2a343d!important}
.strong{color:#e8eef3!important}
.quiet{color:#9fb0bf!important}
.edge{border-color:#2a343d!important}
.button{background:#2196f3!important}
.button a{color:#06121d!important}
.link{color:#6cb8f7!important}
}`;

const speltIntroductions: Record<Locale, string> = {
  es: "Si el botón no se abre, copia esta dirección en tu navegador:",
  ca: "Si el botó no s'obre, copia aquesta adreça al teu navegador:",
  en: "If the button does not open, copy this address into your browser:",
};

/** A letter as HTML that mail programs draw alike: tables, styles in the elements, nothing fetched. */
export function renderHtml(letter: Letter, { shop, locale }: { shop: Shop; locale: Locale }): string {
  const sign = signatureOf(shop, locale);
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  // Keeps the first words of the letter out of the inbox's second line.
  const filler = "&#847;&zwnj;&nbsp;".repeat(60);
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="ground" style="${styles.page}">
<div style="${styles.preheader}">${escapeHtml(letter.preheader)}${filler}</div>
<table ${table} width="100%"><tr><td class="ground" align="center" style="${styles.ground}">
<table ${table} width="100%" class="card" style="${styles.card}">
<tr><td style="padding:0;"><table ${table} width="100%"><tr>
<td style="${styles.band}">&nbsp;</td>
<td style="${styles.sign}">${escapeHtml(sign.name)}<div style="${styles.tagline}">${escapeHtml(sign.tagline)}</div></td>
</tr></table></td></tr>
<tr><td style="${styles.body}">
${letter.blocks.map((block) => drawBlock(block, locale)).join("\n")}
</td></tr>
<tr><td class="quiet edge" style="${styles.footer}">${footerLines(shop, locale).map(escapeHtml).join("<br>")}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function drawBlock(block: Block, locale: Locale): string {
  switch (block.block) {
    case "heading":
      return `<h1 class="strong" style="${styles.heading}">${escapeHtml(block.text)}</h1>`;
    case "paragraph":
      return `<p class="strong" style="${styles.paragraph}">${escapeHtml(block.text)}</p>`;
    case "note":
      return `<p class="quiet" style="${styles.note}">${escapeHtml(block.text)}</p>`;
    case "quote":
      return `<blockquote class="strong edge" style="${styles.quote}">${block.lines.map(escapeHtml).join("<br>")}</blockquote>`;
    case "section":
      return `<h2 class="strong" style="${styles.section}">${escapeHtml(block.text)}</h2>`;
    case "subheading":
      return `<h3 class="strong" style="${styles.subheading}">${escapeHtml(block.text)}</h3>`;
    case "list":
      return drawList(block);
    case "lines":
      return drawLines(block);
    case "facts":
      return drawFacts(block.facts);
    case "button":
      return drawButton(block.label, block.link, locale);
  }
}

function drawList({ isOrdered, items }: Extract<Block, { block: "list" }>): string {
  const tag = isOrdered ? "ol" : "ul";
  const drawn = items.map((item) => `<li style="${styles.item}">${escapeHtml(item)}</li>`);
  return `<${tag} class="strong" style="${styles.list}">${drawn.join("")}</${tag}>`;
}

function drawFacts(facts: Extract<Block, { block: "facts" }>["facts"]): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" class="quiet edge" style="${styles.factName}">${escapeHtml(name)}</th><td class="strong edge" style="${styles.factValue}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;">${rows.join("")}</table>`;
}

function drawLines({ titles, lines, sums }: Extract<Block, { block: "lines" }>): string {
  const title = (text: string, place: string) =>
    `<th scope="col" class="quiet" style="${styles.lineTitle}${place}">${escapeHtml(text)}</th>`;
  const number = (text: string) =>
    `<td class="strong edge" style="${styles.lineNumber}">${escapeHtml(text)}</td>`;
  const head = [title(titles.thing, styles.thingTitle), title(titles.quantity, styles.numberTitle)];
  if (titles.amount !== null) head.push(title(titles.amount, styles.numberTitle));
  const rows = lines.map(({ name, detail, quantity, amount }) => {
    const small = detail && `<div class="quiet" style="${styles.lineDetail}">${escapeHtml(detail)}</div>`;
    const thing = `<th scope="row" class="strong edge" style="${styles.lineThing}">${escapeHtml(name)}${small}</th>`;
    return `<tr>${thing}${number(String(quantity))}${amount === null ? "" : number(amount)}</tr>`;
  });
  const totals = sums.map(
    ({ name, amount }) =>
      `<tr><th scope="row" colspan="2" class="quiet edge" style="${styles.lineThing}">${escapeHtml(name)}</th>${number(amount)}</tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;"><tr>${head.join("")}</tr>${[...rows, ...totals].join("")}</table>`;
}

function drawButton(label: string, link: string, locale: Locale): string {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="${styles.button}"><a href="${href}" style="${styles.buttonLink}">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="${styles.spelt}">${escapeHtml(speltIntroductions[locale])}<br><a class="link" href="${href}" style="${styles.speltLink}">${href}</a></p>`;
}
