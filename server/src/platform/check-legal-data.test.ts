import { fileURLToPath } from "node:url";
import type { Shop } from "@recambia/contract/shop/schemas";
import { expect, test } from "vitest";
import { checkLegalData, findLegalGaps, isPremiumRate } from "./check-legal-data.ts";
import { loadShop } from "./load-shop.ts";

const demo = await loadShop(fileURLToPath(new URL("../../../shop.config.json", import.meta.url)));
const real: Shop = {
  ...demo,
  legal_name: "Recambios García, S.L.",
  tax_id: "B12345674",
  register_entry: "Registro Mercantil de Madrid, tomo 1, folio 2, hoja M-3",
  address: { ...demo.address, street: "Calle de Alcalá, 1" },
  email: "hola@recambiosgarcia.es",
  phone: "+34 912 345 678",
  social: { whatsapp: "", facebook: "", instagram: "" },
  bank_account: { ...demo.bank_account, iban: "ES9121000418450200051332" },
  verifactu: { mode: "production", installation: "1", producer: { name: "Yo", tax_id: "B12345674" } },
};
const open = {
  isProduction: true,
  shopOrigin: "https://recambiosgarcia.es",
  demoProducts: 0,
  shopConfigPath: "shop.config.json",
  verifactu: { certificatePath: "/shop.p12", password: "", isSeal: false },
};

test.each(["+34 807 123 456", "0034 905 12 34 56", "902 123 456", "11888"])(
  "%s is a premium number",
  (phone) => {
    expect(isPremiumRate(phone)).toBe(true);
  },
);

test.each(["+34 912 345 678", "900 123 456", "+34 612 345 678", "+33 8 07 12 34 56", ""])(
  "%s is none",
  (phone) => {
    expect(isPremiumRate(phone)).toBe(false);
  },
);

test("a shop that the public reaches does not start with the demonstration's data or without a NIF", async () => {
  await expect(checkLegalData(demo, open)).rejects.toThrow(/tax_id still has[\s\S]*bank_account\.iban/);
  await expect(checkLegalData({ ...real, tax_id: " " }, open)).rejects.toThrow("tax_id is empty");
  expect(findLegalGaps(real)).toEqual({ demo: [], missing: [] });
  const warnings = await checkLegalData(real, open);
  expect(warnings.filter((line) => !line.startsWith("the official"))).toEqual([
    "dispute_body is empty: the terms say that you belong to none",
  ]);
});

test("a shop whose invoices are not reported to the tax office gets a warning", async () => {
  const warningsFor = async (shop: Shop, certificate: typeof open.verifactu | null) =>
    (await checkLegalData(shop, { ...open, verifactu: certificate })).filter((line) =>
      /verifactu/i.test(line),
    );
  expect(await warningsFor(real, open.verifactu)).toEqual([]);
  expect(await warningsFor(real, null)).toEqual([
    "VERIFACTU_CERTIFICATE is empty: records of invoices wait and are not reported",
  ]);
  const { verifactu, ...without } = real;
  expect(await warningsFor(without, null)).toEqual([
    "verifactu is missing: another program must issue the legal invoices",
  ]);
  const trying = verifactu && { ...real, verifactu: { ...verifactu, mode: "test" as const } };
  expect(await warningsFor(trying ?? real, open.verifactu)).toEqual([
    "verifactu.mode is test: its records have no legal effect",
  ]);
});

test("an out-of-court body has a web address", async () => {
  const warningsFor = async (changes: Partial<Shop>) =>
    (await checkLegalData({ ...real, ...changes }, open)).filter((line) => line.startsWith("dispute"));
  expect(await warningsFor({ dispute_body: "Confianza Online" })).toEqual([
    "dispute_website is missing: the law wants the body's web address with its name",
  ]);
  expect(
    await warningsFor({
      dispute_body: "Confianza Online",
      dispute_website: "https://www.confianzaonline.es",
    }),
  ).toEqual([]);
});

test("a demonstration starts with a warning of what is missing, development without", async () => {
  const warnings = await checkLegalData(demo, { ...open, demoProducts: 12_000 });
  expect(warnings).toContain("tax_id still has the demonstration's value");
  for (const file of ["guarantee-notice-es", "durability-label-es", "durability-label-en"]) {
    expect(warnings.join("\n")).toContain(`is missing (${file})`);
  }
  expect(await checkLegalData(demo, { ...open, shopOrigin: "http://localhost:3000" })).toEqual(warnings);
  expect(await checkLegalData(demo, { ...open, isProduction: false })).toEqual([]);
});
