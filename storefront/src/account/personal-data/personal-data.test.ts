import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** The word by which the page names what the download has of each feature. */
const words: Record<string, string> = {
  account: "perfil",
  addresses: "direcciones",
  backups: "copias de seguridad",
  cart: "carrito",
  checkout: "pedidos",
  collections: "listas",
  favorites: "favoritos",
  orders: "pedidos",
  people: "personas de tu cuenta",
  platform: "correos enviados",
  reviews: "opiniones",
  session: "sesiones",
  support: "conversaciones",
  uploads: "archivos",
  vehicles: "vehículos",
};

const files = globSync("server/src/**/*-records.ts", { cwd: root }).filter((file) =>
  readFileSync(join(root, file), "utf8").includes("exportPersonalData"),
);
const features = [...new Set(files.map((file) => file.split("/")[2] ?? ""))].sort();

test("the owner's record of activities has every feature that keeps personal data (GDPR art. 30)", () => {
  const record = readFileSync(join(root, "docs/personal-data.md"), "utf8");
  const named = [...record.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
    ([, cell = ""]) => cell.match(/\w+/g) ?? [],
  );
  expect(named.sort()).toEqual(features);
  expect(record).toContain("Within 72 hours");
});

test("the page names what the download has of every feature that keeps personal data", () => {
  expect(features.length).toBeGreaterThan(10);
  const page = readFileSync(join(import.meta.dirname, "DataDownload.tsx"), "utf8");
  const offer = /text=\{t`Un archivo JSON([^`]+)`\}/.exec(page)?.[1] ?? "";
  for (const feature of features)
    expect(offer, feature).toContain(words[feature] ?? `no word for ${feature}`);
});
