import { fileURLToPath } from "node:url";
import { localePrefixes, locales } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { mails } from "./mails.ts";
import { orderKey } from "./orders/guests/order-key.ts";
import type { OrderMail } from "./orders/mails/order-templates.ts";
import { loadShop } from "./platform/load-shop.ts";
import { composeMail } from "./platform/mail/index.ts";

const shop = await loadShop(fileURLToPath(new URL("../../shop.config.json", import.meta.url)));
const link = "https://shop.test/verify-email?token=a&b=%22";
const origin = "https://shop.test";
const secret = "a secret of at least thirty-two characters";
const about = { name: "Ana", number: "RC-1A2B-3C4D", path: "/orders/abcdefgh23456789" };
const thing = { name: "Disco de freno", detail: "Marca · RX-1", quantity: 2 };
const placed: Extract<OrderMail, { kind: "order_placed" }> = {
  kind: "order_placed",
  ...about,
  placed_at: "2026-11-21T10:00:00Z",
  lines: [{ ...thing, cents: 6980 }],
  shipping_cents: 490,
  core_deposit_cents: 1500,
  total_cents: 8970,
  vat: [{ rate: 210, vat_cents: 1296 }],
  is_export: false,
  address: ["Ana Prueba", "Calle de la Demostración 12", "28045 Madrid", "Madrid"],
  shipping_method: "standard",
  promised_by: "2026-11-24",
  payment_method: "transfer",
  pay_until: "2026-11-26T23:00:00Z",
  is_business: false,
  terms_version: "2026-11-21",
};
const worn = {
  cents: 6980,
  payment_method: "card",
  reason: null,
  deduction_cents: 500,
  deduction_reason: "Rayado",
} as const;
const claimed = { ...about, claim: "GC-7K2M-9QXA", thing };
const ended = {
  answer: ["Junta nueva"],
  ended_at: "2026-12-01T10:00:00Z",
  guarantee_until: "2030-12-01",
  refund_cents: 0,
};
const orderMails: OrderMail[] = [
  placed,
  { kind: "payment_received", ...about, cents: 8970 },
  {
    kind: "order_shipped",
    ...about,
    carrier: "Correos Express",
    tracking_number: "PK123",
    tracking_url: "https://carrier.test/PK123",
    things: [thing],
  },
  { kind: "order_ready", ...about, things: [thing] },
  { kind: "order_delivered", ...about, day: "2026-11-24", withdrawable_on: "2026-12-08" },
  { kind: "order_cancelled", ...about, refund_cents: 8970, reason: "Sin existencias" },
  { kind: "order_expired", ...about },
  {
    kind: "withdrawal_received",
    ...about,
    declared_by: "Ana Prueba",
    received_at: "2026-12-08T22:59:59Z",
    things: [thing],
    send_back_by: "2026-12-22",
    unsent_things: [thing],
    unsent_refund_cents: 3490,
  },
  { kind: "order_link", ...about },
  { kind: "withdrawal_voided", ...about, things: [thing], reason: "No ha llegado nada" },
  { kind: "withdrawal_settled", ...about, reason: null },
  { kind: "payment_late", ...about, cents: 8970 },
  { kind: "pieces_cancelled", ...about, things: [thing], refund_cents: 3490, reason: "Sin existencias" },
  { kind: "parcel_lost", ...about, things: [thing], is_sent_again: false, refund_cents: 3490 },
  { kind: "parcel_came_back", ...about, things: [thing] },
  { kind: "goods_returned", ...about },
  { kind: "refund_due", ...about, ...worn },
  { kind: "refund_made", ...about, ...worn },
  { kind: "refund_made", ...about, ...worn, is_other_way: true },
  { kind: "refund_failed", ...about, cents: 6980 },
  { kind: "core_received", ...about, thing: "Alternador" },
  { kind: "core_accepted", ...about, thing: "Alternador", cents: 5000 },
  { kind: "core_refused", ...about, thing: "Alternador", reason: "Carcasa rota" },
  {
    kind: "claim_opened",
    ...claimed,
    description: ["Pierde aceite", "por la junta"],
    appeared_on: "2026-11-20",
    is_presumed: true,
    wish: "repair",
    opened_at: "2026-11-21T10:00:00Z",
    answer_by: "2026-12-06",
  },
  { kind: "claim_accepted", ...claimed, remedy: "repair", needs_goods: true, answer: ["Lo recogemos"] },
  {
    kind: "claim_received",
    ...claimed,
    description: ["Pierde aceite"],
    received_at: "2026-11-21T10:00:00Z",
  },
  { kind: "claim_finished", ...claimed, ...ended, remedy: "repair" },
  { kind: "claim_finished", ...claimed, ...ended, remedy: "price_reduction", refund_cents: 1000 },
  { kind: "claim_finished", ...claimed, ...ended, remedy: "refund", guarantee_until: null },
  { kind: "claim_refused", ...claimed, answer: ["Tiene un golpe"] },
];
const conversation = {
  conversation_id: "abcdefgh23456789",
  number: "SO-7K2M-9QXA",
  matter: "question",
  subject: "¿Encaja?",
  name: "Ana",
  is_in_account: true,
  reply_address: "",
};
const templates: { kind: string; [value: string]: unknown }[] = [
  ...orderMails,
  { kind: "verify_email", name: "Ana", link },
  { kind: "account_exists", name: "Ana", link },
  { kind: "reset_password", name: "Ana", link },
  { kind: "password_changed", name: "Ana" },
  { kind: "password_changed", name: "Ana", passkeys: null },
  { kind: "password_changed", name: "Ana", passkeys: "kept" },
  { kind: "password_changed", name: "Ana", passkeys: "removed" },
  { kind: "passkey_added", name: "Ana" },
  { kind: "passkey_removed", name: "Ana" },
  { kind: "second_factor_on", name: "Ana" },
  { kind: "second_factor_off", name: "Ana" },
  { kind: "email_changed", name: "Ana" },
  { kind: "verify_new_email", name: "Ana", link },
  { kind: "password_locked", name: "Ana", until: "2026-11-21T13:00:00Z" },
  { kind: "invitation", inviter: "Berta", link },
  { kind: "access_removed", name: "Ana" },
  { kind: "account_deleted", name: "Ana" },
  { kind: "review_hidden", name: "Ana", title: "Bien", reason: "Insulta", link },
  { kind: "review_shown", name: "Ana", title: "Bien", link },
  {
    kind: "support_waiting",
    number: "SO-7K2M-9QXA",
    matter: "question",
    subject: "¿Encaja?",
    answer_by: "2026-12-06",
  },
  {
    kind: "claim_waiting",
    claim: "GC-7K2M-9QXA",
    order_number: "RC-7K2M-9QXA",
    answer_by: "2026-12-06",
  },
  { kind: "support_many_waiting", count: 10 },
  {
    kind: "support_received",
    ...conversation,
    lines: ["Hola"],
    answer_by: "2026-12-06",
    received_at: "2026-11-21T10:00:00Z",
  },
  { kind: "support_answer", ...conversation, lines: ["Sí"], signed_by: "Eva" },
  { kind: "support_closed", ...conversation, closed_by: "shop" },
  {
    kind: "recall",
    name: "Ana",
    number: "RT-7K2M-9QXA",
    order_number: "RC-7K2M-9QXA",
    product: "Disco de freno",
    lot: null,
    sold_from: "2026-01-01",
    sold_to: null,
    hazard: "Puede romperse.",
    instructions: "No conduzcas.",
    remedies: ["replacement", "refund"],
  },
  { kind: "review_report_received", link },
  { kind: "review_report_upheld", link },
  { kind: "review_report_declined", link },
  { kind: "review_report_gone", link },
];

function compose(content: object, locale: (typeof locales)[number]) {
  const mail = { publicId: "abcdefgh", to: "ana@example.com", queuedAt: new Date(), locale, content };
  const composed = composeMail(mail, { mails, shop, origin, secret });
  if (!composed) throw new Error(`There is no such mail: ${JSON.stringify(content)}`);
  return composed;
}

test("a mail of another release, or without its values, is not composed", () => {
  for (const content of [null, { kind: "unknown" }, { kind: "verify_email", name: "Ana" }]) {
    const mail = {
      publicId: "x",
      to: "ana@example.com",
      queuedAt: new Date(),
      locale: "es",
      content,
    } as const;
    expect(composeMail(mail, { mails, shop, origin, secret })).toBeNull();
  }
});

test("every kind of mail is among these", () => {
  const kinds = mails.flatMap(({ schema }) =>
    Array.from(JSON.stringify(schema).matchAll(/"kind":\{[^{}]*"const":"(\w+)"/g), ([, kind]) => kind),
  );
  expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test("what people call themselves is text and nothing else", () => {
  const { html, text } = compose({ kind: "verify_email", name: `<img src=x onerror="1">`, link }, "es");
  expect(html).not.toContain("<img src=x");
  expect(text).toContain(link);
});

test.each(locales)(
  "the link to a guest's order in %s carries the order's key, an account's none, and an erased account's order has no link",
  (locale) => {
    const page = `${origin}${localePrefixes[locale]}${about.path}`;
    const key = orderKey(secret, "abcdefgh23456789");
    for (const mail of orderMails) {
      const guests = compose({ ...mail, guest_order_id: "abcdefgh23456789" }, locale);
      for (const body of [guests.text, guests.html]) expect(body).toContain(`${page}#key=${key}`);
      const accounts = compose(mail, locale);
      for (const body of [accounts.text, accounts.html]) {
        expect(body).toContain(page);
        expect(body).not.toContain("#key=");
      }
      const erased = compose({ ...mail, has_no_page: true }, locale);
      for (const body of [erased.text, erased.html]) expect(body).not.toContain(about.path);
    }
  },
);

test.each(locales.flatMap((locale) => templates.map((template) => ({ locale, template }))))(
  "$template.kind in $locale is whole, as text and as HTML",
  ({ locale, template }) => {
    const { subject, text, html } = compose(template, locale);
    expect(subject).not.toBe("");
    for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain(shop.tax_id);
    if ("link" in template) expect(text).toContain(link);
  },
);

test.each(locales)("no mail in %s advertises: each says what its reader caused (LSSI art. 21)", (locale) => {
  const advertising =
    /ofert|descuento|descompte|promoci|rebaixes|% (?:off|dto)|\bsale\b|discount|special offer|newsletter|boletín/i;
  for (const template of templates) {
    const { subject, text } = compose(template, locale);
    expect(subject).not.toMatch(advertising);
    // What a confirmation carries of the law's and the terms' words is no advertising.
    if (template.kind !== "order_placed") expect(text, template.kind).not.toMatch(advertising);
  }
});

test("no two letters say the same in two languages", () => {
  for (const template of templates) {
    const subjects = locales.map((locale) => compose(template, locale).subject);
    expect(new Set(subjects).size).toBe(locales.length);
  }
});

test.each(["01", "11"])("no article in Catalan stands before a number that elides it: day %s", (day) => {
  for (const template of templates) {
    const dated = JSON.parse(JSON.stringify(template).replace(/(\d{4}-\d{2})-\d{2}/g, `$1-${day}`));
    const { subject, text } = compose(dated, "ca");
    for (const written of [subject, text]) expect(written).not.toMatch(/\b(?:[Ee]l|[Dd]el|[Aa]l) 11? de /);
  }
});

test("the confirmation of an order holds the contract, how to pay it and how to withdraw from it", () => {
  const { text, html } = compose(placed, "es");
  for (const written of [text, html]) {
    for (const part of ["69,80", "4,90", "15,00", "89,70", "12,96", "24 de noviembre de 2026"])
      expect(written).toContain(part);
    expect(written).toContain("ES46 0000 0001 5101 2345 6789");
    expect(written).toContain("RC-1A2B-3C4D");
    expect(written).toContain("Número de pedido:");
    expect(written).toContain("https://shop.test/withdrawal");
    expect(written).toContain("Modelo de formulario de desistimiento");
  }
  expect(compose(placed, "ca").text).toContain("https://shop.test/ca/orders/abcdefgh23456789");
});

test.each([
  { locale: "es", words: "Exportación sin IVA" },
  { locale: "ca", words: "Exportació sense IVA" },
  { locale: "en", words: "Export without VAT" },
] as const)("only an order for export is told of VAT and customs ($locale)", ({ locale, words }) => {
  expect(compose({ ...placed, is_export: true }, locale).text).toContain(words);
  expect(compose(placed, locale).text).not.toContain(words);
});

test("a confirmation without a core deposit has no line for it", () => {
  const deposit = "Casco (depósito";
  expect(compose(placed, "es").text).toContain(deposit);
  expect(compose({ ...placed, core_deposit_cents: 0 }, "es").text).not.toContain(deposit);
});

test("a business is not told of a right that it does not have", () => {
  const { text } = compose({ ...placed, is_business: true }, "es");
  expect(text).not.toContain("Modelo de formulario");
  expect(text).toContain("no se aplican el derecho de desistimiento");
});

test("the receipt of a withdrawal tells its day and hour in Madrid, and the goods before the way back", () => {
  const withdrawal = orderMails.find(({ kind }) => kind === "withdrawal_received") ?? placed;
  const { text } = compose(withdrawal, "es");
  expect(text).toContain("8 de diciembre de 2026 a las 23:59");
  expect(text).toMatch(/Desistes de\n-+\n\n\d+ × /);
});

test.each([
  "María J.López",
  "Ana/Eva",
  "Ana Mª del Carmen Fernández de Córdoba y Álvarez de las Asturias Bohorques",
])("the receipt of a withdrawal names who declared it: %s", (name) => {
  const withdrawal = orderMails.find(({ kind }) => kind === "withdrawal_received") ?? placed;
  const { text } = compose({ ...withdrawal, declared_by: name }, "es");
  expect(text.replaceAll("\u2060", "")).toContain(`Nombre: ${name}\n`);
});

test("a confirmation, which anybody can have sent to anybody, makes no link of an address", () => {
  const address = ["Ana Prueba", "Premio en evil.example", "http://evil.example"];
  const { text, html } = compose({ ...placed, address }, "es");
  for (const written of [text, html]) {
    expect(written).toContain("Ana Prueba, Premio en evil");
    expect(written).not.toMatch(/evil\.example|http:\/\/evil/);
  }
});

test("a word that is wider than a telephone is broken", () => {
  expect(compose(placed, "es").html).toContain("overflow-wrap:anywhere");
});

test("only addresses are broken where they fill the line, and no name of a fact is", () => {
  const { html } = compose(placed, "es");
  const breaking = html.matchAll(/<(\w+)[^>]*word-break:break-all[^>]*>([^<]*)/g);
  for (const [, , words] of breaking) expect(words).not.toContain(" ");
  const names = [...html.matchAll(/<th scope="row" class="quiet edge"[^>]*>/g)].map(([name]) => name);
  expect(names).not.toEqual([]);
  for (const name of names) expect(name).toContain("overflow-wrap:normal");
});

test.each(locales)(
  "a receipt for what had not left asks for nothing back, and the other way round (%s)",
  (locale) => {
    const both = orderMails.find((mail) => mail.kind === "withdrawal_received");
    if (both?.kind !== "withdrawal_received") throw new Error("There is no receipt");
    const unsent = compose({ ...both, things: [], send_back_by: null }, locale).text;
    expect(unsent).toContain("34,90");
    expect(unsent.match(/Disco de freno/g)).toHaveLength(1);
    const unpaid = compose({ ...both, things: [], send_back_by: null, unsent_refund_cents: 0 }, locale).text;
    expect(unpaid).not.toContain("34,90");
    const sent = compose({ ...both, unsent_things: [], unsent_refund_cents: 0 }, locale).text;
    expect(sent).toContain("22");
    expect(sent.match(/Disco de freno/g)).toHaveLength(1);
  },
);

test("what is paid or on its way says when it comes, and nothing of a day that has passed", () => {
  const paid = { kind: "payment_received", ...about, cents: 8970, promised_by: "2026-11-24" } as const;
  expect(compose(paid, "es").text).toContain("te llega como muy tarde el 24 de noviembre de 2026");
  expect(compose({ ...paid, is_pickup: true }, "ca").text).toContain("quan la puguis recollir");
  expect(compose({ ...paid, promised_by: null }, "en").text).toContain("when it is ready");
  const parcel = { carrier: "Correos", tracking_number: "PK1", tracking_url: null, things: [thing] };
  const left = { kind: "order_shipped", ...about, ...parcel } as const;
  expect(compose({ ...left, promised_by: "2026-11-24" }, "en").text).toContain("arrive by 24 November 2026");
  expect(compose(left, "es").text).toContain("Ha salido de la tienda.");
});

test("the confirmation begins with what is to be paid and until when, or with when the goods come", () => {
  const first = (mail: typeof placed, locale: (typeof locales)[number]) =>
    compose(mail, locale).text.split("\n\n")[3]?.replaceAll("\u00a0", " ");
  const card = { ...placed, payment_method: "card", pay_until: "2026-11-21T11:00:00Z" } as const;
  expect(first(placed, "es")).toBe(
    "Haz una transferencia de 89,70 €: te reservamos los artículos hasta el jueves 26 de noviembre.",
  );
  expect(first(placed, "ca")).toContain("fins al dijous 26 de novembre");
  expect(first(placed, "en")).toBe(
    "Transfer 89,70 €: we are reserving the items for you until Thursday 26 November.",
  );
  expect(first(card, "es")).toContain("te llega como muy tarde el 24 de noviembre de 2026");
  expect(first({ ...card, shipping_method: "pickup" }, "es")).toContain("cuando puedas recogerlo");
  const { text } = compose(placed, "es");
  expect(text.indexOf("IBAN")).toBeLessThan(text.indexOf("Disco de freno"));
  expect(text).toContain("Como muy tarde el: jueves 26 de noviembre");
});
