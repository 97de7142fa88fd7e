import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Everything that people read: catalogs, legal texts, mails and documents. */
const written = globSync(
  ["storefront/src/**/*.{po,ts,tsx}", "contract/src/**/*.ts", "server/src/**/*.ts", "shop.config.json"],
  { cwd: root },
)
  .filter((path) => !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

function placesOf(pattern: RegExp): string[] {
  return written.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test("what is looked through has the texts", () => {
  expect(placesOf(/Por ley: \{withdrawalDays\} días para desistir/).length).toBeGreaterThan(0);
  expect(placesOf(/Hojas? de reclamaciones|hojas de reclamaciones/).length).toBeGreaterThan(0);
});

test("rights that the law gives are not sold as an offer of the shop (Directive 2005/29/EC annex I no. 10)", () => {
  const offers = /sin preguntas|sense preguntes|no questions asked|días para devolverlo|dies per tornar-lo/i;
  expect(placesOf(offers)).toEqual([]);
  const promises = readFileSync(join(root, "storefront/src/catalogue/landing/ShopPromises.tsx"), "utf8");
  for (const right of promises.matchAll(/[^>`]*(?:withdrawalDays|guaranteeYears)\}[^<`]*/g)) {
    expect(right[0].trim()).toMatch(/^Por ley: /);
  }
});

test("nothing threatens who withdraws: no fee, no voucher, no goods without the right (consumer code art. 102.2)", () => {
  // Texts of the demonstration's goods.
  const catalogue = globSync("demo/{data,src}/**/*.{json,ts}", { cwd: root }).map((path) => ({
    path,
    text: read(path),
  }));
  const threats =
    /gastos de reposición|despeses de reposició|re-?stocking fee|vale de compra|val de compra|store credit|no (?:se )?admit\w+ devoluci|no (?:s')?admet\w* devoluci|no returns on|non-returnable/i;
  expect(placesOf(threats)).toEqual([]);
  expect(catalogue.filter(({ text }) => threats.test(text))).toEqual([]);
  for (const [locale, promise] of [
    ["es", "Nunca te damos un vale en su lugar, ni cobramos por reponer."],
    ["ca", "Mai no et donem un val en lloc dels diners, ni cobrem per reposar."],
    ["en", "We never give you a voucher instead, nor do we charge for restocking."],
  ]) {
    expect(read(`contract/src/legal/texts/returns.${locale}.ts`)).toContain(promise);
  }
});

test("nothing leads to the platform for disputes online, which is closed (Regulation (EU) 2024/3228)", () => {
  expect(placesOf(/ec\.europa\.eu\/(?:consumers\/)?odr/i)).toEqual([]);
});

const read = (path: string) => readFileSync(join(root, path), "utf8");

test.each([
  "session/sign-up/SignUpScreen.tsx",
  "addresses/form/AddressForm.tsx",
  "checkout/guest/GuestForm.tsx",
  "checkout/address/BillingForm.tsx",
  "orders/withdrawal/FindOrderForm.tsx",
  "reviews/form/ReviewTexts.tsx",
  "reviews/product/ReportDialog.tsx",
])("the form in %s leads to what is done with its data (GDPR art. 13)", (form) => {
  expect(read(`storefront/src/${form}`)).toContain('to="/privacy');
});

test("an account is for people of 14, and an order for adults", () => {
  expect(read("storefront/src/session/sign-up/SignUpScreen.tsx")).toMatch(
    /declaras que tienes 14 años o más/,
  );
  const checkout = globSync("storefront/src/checkout/**/*.tsx", { cwd: root }).map(read).join("\n");
  expect(checkout).toMatch(/declaras que eres mayor de edad/);
});

test("exclusions from withdrawal are the same letters on pages, in returns and in mails", () => {
  const lettersIn = (path: string) => [
    ...new Set([...read(path).matchAll(/^\s+([a-z]): (?:t`|")/gm)].map(([, letter]) => letter)),
  ];
  const onPages = lettersIn("storefront/src/legal/documents/use-exclusion-text.ts");
  expect(onPages).toEqual(["c", "d", "e", "f"]);
  expect(lettersIn("server/src/orders/mails/contract-words.ts")).toEqual(onPages);
  const returns = read("contract/src/legal/texts/returns.es.ts");
  const cases = /subheading\("Cuándo no hay desistimiento"\),\s*list\(\[(.*?)\]\)/s.exec(returns)?.[1] ?? "";
  expect([...cases.matchAll(/"Artículos /g)]).toHaveLength(onPages.length);
});

test("the measuring of visits is told the pattern of a page, never its parameters: no order, token or plate", () => {
  const told = read("storefront/src/legal/consent/Consent.tsx").match(/viewPage\([^)]*\)/g);
  expect(told).toEqual(["viewPage({ origin: location.origin, pattern })"]);
  const consent = globSync("storefront/src/legal/consent/{Consent,analytics}.ts*", { cwd: root }).map(read);
  expect(consent.join("\n")).not.toMatch(/location\.(?:href|search|hash)/);
});
