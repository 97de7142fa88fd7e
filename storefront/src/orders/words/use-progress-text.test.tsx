import type { Messages } from "@lingui/core";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import { type Locale, locales } from "@recambia/contract/locale";
import type { OrderProgress } from "@recambia/contract/orders/order-progress";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { useProgressText } from "./use-progress-text.ts";

const catalogs = import.meta.glob<Messages>("../locales/*.po", { import: "messages", eager: true });

type Pieces = Partial<OrderProgress>;
const nothing: OrderProgress = {
  ...{ ordered: 0, waiting: 0, on_the_way: 0, delivered: 0, cancelled: 0 },
  ...{ to_return: 0, returned: 0, refund_due_cents: 0, refunded_cents: 0 },
};

function Sentence({ progress, method }: { progress: OrderProgress; method: ShippingMethod }) {
  return useProgressText()(progress, method);
}

function said(locale: Locale, pieces: Pieces, method: ShippingMethod = "standard"): string {
  const sentence = <Sentence progress={{ ...nothing, ...pieces }} method={method} />;
  return renderInPage(sentence, locale, catalogs[`../locales/${locale}.po`])
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");
}

const mixed = {
  ordered: 5,
  delivered: 2,
  on_the_way: 1,
  waiting: 1,
  cancelled: 1,
  returned: 1,
  refunded_cents: 3490,
};

test.each([
  [
    "es",
    "2 de 5 artículos entregados, 1 en camino, 1 por enviar y 1 cancelado; has devuelto 1 y te hemos reembolsado 34,90 €.",
  ],
  [
    "ca",
    "2 de 5 articles lliurats, 1 en camí, 1 per enviar i 1 cancel·lat; has tornat 1 i t'hem reemborsat 34,90 €.",
  ],
  [
    "en",
    "2 of 5 items delivered, 1 on its way, 1 to be sent and 1 cancelled; you have returned 1 and we have refunded you 34,90 €.",
  ],
] as const)("in %s all that has become of an order is one sentence", (locale, sentence) => {
  expect(said(locale, mixed)).toBe(sentence);
});

test.each<[Pieces, ShippingMethod, string]>([
  [
    { ordered: 1, delivered: 1, to_return: 1 },
    "standard",
    "1 artículo entregado; nos tienes que devolver 1.",
  ],
  [{ ordered: 3, delivered: 1, waiting: 2 }, "express", "1 de 3 artículos entregado y 2 por enviar."],
  [{ ordered: 3, on_the_way: 2, cancelled: 1 }, "standard", "2 de 3 artículos en camino y 1 cancelado."],
  [
    { ordered: 3, waiting: 1, cancelled: 2, refund_due_cents: 500 },
    "standard",
    "1 de 3 artículos por enviar y 2 cancelados; te vamos a reembolsar 5,00 €.",
  ],
  [
    { ordered: 4, cancelled: 4, refunded_cents: 12000 },
    "standard",
    "4 de 4 artículos cancelados; te hemos reembolsado 120,00 €.",
  ],
  [
    { ordered: 6, delivered: 1, on_the_way: 2, waiting: 3 },
    "pickup",
    "1 de 6 artículos recogido, 2 listos para recoger y 3 en preparación.",
  ],
])("%j, %s: %s", (pieces, method, sentence) => {
  expect(said("es", pieces, method)).toBe(sentence);
});

test("returns nothing where the state is sufficient", () => {
  for (const place of ["waiting", "on_the_way", "delivered", "cancelled"])
    for (const locale of locales) expect(said(locale, { ordered: 3, [place]: 3 })).toBe("");
});
