import { globSync, readFileSync } from "node:fs";
import { type Locale, locales } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import { describe, expect, test } from "vitest";
import { routes } from "../../app/routing/routes.ts";
import { answerParts } from "./answer-parts.ts";
import { questionTexts } from "./question-texts.ts";
import { questions } from "./questions.ts";
import { createQuestionSearch } from "./search-questions.ts";
import { shownQuestions } from "./shown-questions.ts";

const shop: Shop = JSON.parse(readFileSync(new URL("../../../../shop.config.json", import.meta.url), "utf8"));
/** A shop that delivers elsewhere, takes cards and nothing back of its own will. */
const otherShop: Shop = {
  ...shop,
  delivery_areas: ["peninsula", "balearic", "canary", "ceuta_melilla"],
  payment_means: ["card"],
  voluntary_return_days: 0,
};

const shown = async (locale: Locale, owner = shop) =>
  shownQuestions(await questionTexts.load(locale), owner, locale);

/** All that the pages say in a language, as translated. */
function pageTexts(locale: Locale): string[] {
  const folder = new URL("../../", import.meta.url);
  return globSync(`*/locales/${locale}.po`, { cwd: folder }).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^msgstr "(.+)"$/gm)].map(
      ([, text = ""]) => text,
    ),
  );
}

describe.each(locales)("in %s", (locale) => {
  test("what answers quote from the pages is what the pages say", async () => {
    const texts = pageTexts(locale);
    const all = (await shown(locale)).map(({ id, plainAnswer }) => ({ id, plainAnswer }));
    const quoted = all.flatMap(({ id, plainAnswer }) =>
      [...plainAnswer.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, words = ""]) => ({ id, words })),
    );
    expect(quoted.filter(({ words }) => !texts.some((text) => text.startsWith(words)))).toEqual([]);
    expect(quoted.map(({ id }) => id)).toContain("guarantee-claim");
  });

  test("every answer is filled from the configuration, and its links lead to pages of the shop", async () => {
    const paths = routes.map(({ path }): string => path);
    for (const owner of [shop, otherShop]) {
      for (const { id, question, answer, plainAnswer } of await shown(locale, owner)) {
        expect(`${question} ${plainAnswer}`, id).not.toMatch(/[{}[\]]|undefined|NaN| {2}/);
        for (const { to } of answer.flatMap(answerParts)) {
          if (to) expect(paths, `${id} ${to}`).toContain(to.replace(/#.*/, ""));
        }
      }
    }
  });

  test("each question finds itself by its own words", async () => {
    const all = await shown(locale);
    const search = createQuestionSearch(all);
    const lost = all.filter(
      ({ id, question }) =>
        !search(question)
          ?.slice(0, 3)
          .some((one) => one.id === id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ["es", "tarda 1 día laborable."],
  ["ca", "triga 1 dia feiner."],
  ["en", "takes 1 working day."],
] as const)("%s: delivery on the next day is one day", async (locale, words) => {
  const rates = shop.shipping.rates.map((rate) => ({ ...rate, transit_days: 1 }));
  const all = await shown(locale, { ...shop, shipping: { ...shop.shipping, rates } });
  expect(all.find(({ id }) => id === "shipping-time")?.plainAnswer).toContain(words);
});

test("what a shop does not do is not asked about", async () => {
  const ids = async (owner: Shop) => (await shown("es", owner)).map(({ id }) => id);
  expect(await ids(shop)).toEqual(
    expect.arrayContaining(["shipping-cuba", "payment-transfer", "returns-exchange"]),
  );
  const others = await ids(otherShop);
  for (const id of ["shipping-cuba", "payment-transfer", "returns-exchange"])
    expect(others).not.toContain(id);
  expect(others).toContain("payment-card");
  expect(questions.length).toBeGreaterThanOrEqual(40);
});

test.each([
  ["es", "gaarantia", "guarantee-years"],
  ["es", "cuanto cuesta el envio", "shipping-cost"],
  ["es", "devolucion", "returns-withdraw"],
  ["es", "el casco que es", "payment-core"],
  ["es", "enviais a canarias?", "shipping-where"],
  ["es", "ficha tecnica", "fit-papers"],
  ["es", "factura con nif", "payment-invoice"],
  ["es", "mi coche no aparece", "fit-vehicle-missing"],
  ["es", "me ha llegado roto", "shipping-damaged"],
  ["es", "contraseña bloqueada", "account-password"],
  ["es", "cif", "payment-invoice"],
  ["es", "CIF", "payment-company"],
  ["es", "visa", "payment-ways"],
  ["ca", "cif", "payment-invoice"],
  ["ca", "targeta de crèdit", "payment-ways"],
  ["en", "cif", "payment-company"],
  ["en", "card", "payment-ways"],
  ["en", "credit card", "payment-ways"],
  ["ca", "factura", "payment-invoice"],
  ["ca", "com torno un article", "returns-withdraw"],
  ["es", "p.1", "fit-papers"],
  ["ca", "cancellar", "order-cancel"],
  ["ca", "cancel·lar", "order-cancel"],
  ["ca", "cancel.lar", "order-cancel"],
  ["ca", "instal·lada", "returns-mounted"],
  ["en", "shiping cost", "shipping-cost"],
  ["en", "core deposit", "payment-core"],
] as const)("%s: «%s» finds %s among the first three", async (locale, typed, id) => {
  const found = createQuestionSearch(await shown(locale))(typed) ?? [];
  expect(found.slice(0, 3).map((question) => question.id)).toContain(id);
});

test("nothing that means something is no search, and nonsense finds nothing", async () => {
  const search = createQuestionSearch(await shown("es"));
  for (const typed of ["", "  ", "¿?", "de la", "😀"]) expect(search(typed)).toBeNull();
  expect(search("xyzzyqwert")).toEqual([]);
  expect(search("<script>alert(1)</script>".repeat(50))).toEqual(expect.any(Array));
});
