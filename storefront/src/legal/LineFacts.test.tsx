import type { LineProduct } from "@recambia/contract/cart/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { LineFacts } from "./LineFacts.tsx";

const words = (text: string) => ({ es: text, ca: text, en: text });
const bare: LineProduct = {
  id: "p",
  kind: "product",
  slug: "p",
  name: "Pastillas",
  brand: null,
  part_number: "D1",
  picture: "pads",
  parts: [],
};

test("a line tells its content, its hazards with their data sheet, and its commercial guarantees", () => {
  const product: LineProduct = {
    ...bare,
    hazards: [{ signal: "danger", wording: ["H222: Arde.", "H229: Revienta."] }],
    data_sheets: ["limpiador"],
    guarantees: [
      {
        by: "producer",
        name: "Arboix Fricció, S.A.",
        address: "08240 Manresa",
        email: "safety@arboix.example",
        months: 60,
        covers: words("todo"),
        territory: words("Unión"),
        claim: words("escribe"),
        covers_whole: true,
        is_free: true,
      },
    ],
    net_content: { amount: 0.5, unit: "l" },
  };
  const html = renderInPage(<LineFacts product={product} />);
  for (const part of [
    "H222: Arde. H229: Revienta.",
    "/data-sheets/limpiador.pdf",
    ": 5 años, Arboix Fricció, S.A.</summary>",
    "todo",
    "Unión",
    "escribe",
  ]) {
    expect(html).toContain(part);
  }
});

test("a line without any of them tells nothing", () => {
  const content = renderInPage(<LineFacts product={{ ...bare, net_content: { amount: 0.5, unit: "l" } }} />);
  expect(content).toMatch(/<p>.+<\/p>/);
  expect(renderInPage(<LineFacts product={bare} />)).toBe("");
});
