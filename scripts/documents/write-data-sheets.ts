import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { categories, type PartType } from "../../demo/src/taxonomy/index.ts";
import { hazardWords } from "../../server/src/catalogue/products/hazard-words.ts";
import { precautionWords } from "../../server/src/catalogue/products/precautions/precaution-words.ts";
import { drawContract } from "../../server/src/orders/contract/draw-contract.ts";
import type { Block } from "../../server/src/platform/mail/index.ts";
import { projectRoot } from "../source-files.ts";

/**
 * Writes the demo catalogue's safety data sheets, one for each hazardous part type: the 16 sections of Regulation (EC)
 * 1907/2006 annex II, with what the demo knows. Run it after a change of a hazard label in `demo/data/taxonomy`.
 */
const folder = join(projectRoot, "demo/data-sheets");
const madeAt = new Date("2026-11-01T00:00:00Z");
const unknown = "Datos de demostración: el proveedor los completa.";

type Label = NonNullable<PartType["hazard"]>;

/** What sections 4 to 15 take from the precautionary statements, by the first digits of their codes. */
const sections: readonly (readonly [title: string, codes: RegExp | null])[] = [
  ["3. Composición o información sobre los componentes", null],
  ["4. Primeros auxilios", /^P3[0-6]/],
  ["5. Medidas de lucha contra incendios", /^P37/],
  ["6. Medidas en caso de vertido accidental", /^P3[89]/],
  ["7. Manipulación y almacenamiento", /^P(?:2[0-7]|4)/],
  ["8. Controles de exposición y protección individual", /^P28/],
  ["9. Propiedades físicas y químicas", null],
  ["10. Estabilidad y reactividad", null],
  ["11. Información toxicológica", null],
  ["12. Información ecológica", null],
  ["13. Consideraciones relativas a la eliminación", /^P5/],
  ["14. Información relativa al transporte", null],
  ["15. Información reglamentaria", null],
  ["16. Otra información", null],
];

function paragraph(text: string): Block {
  return { block: "paragraph", text };
}

function dataSheet(partType: PartType, { pictograms, signal, statements, precautions = [] }: Label): Block[] {
  const words = precautions.map((code) => precautionWords(code, "es"));
  return [
    { block: "heading", text: `Ficha de datos de seguridad: ${partType.name.es}` },
    paragraph("Documento de demostración: ni el producto ni su proveedor existen."),
    { block: "section", text: "1. Identificación de la mezcla y de la empresa" },
    paragraph(`${partType.name.es}. ${partType.description.es}`),
    paragraph("Teléfono de urgencias toxicológicas (INTCF): +34 915 620 420."),
    { block: "section", text: "2. Identificación de los peligros" },
    paragraph(`Pictogramas: ${pictograms.join(", ")}. ${signal === "danger" ? "Peligro" : "Atención"}.`),
    { block: "list", isOrdered: false, items: statements.map((code) => hazardWords(code, "es")) },
    { block: "list", isOrdered: false, items: words },
    ...sections.flatMap(([title, codes]): Block[] => {
      const own = words.filter((text) => codes?.test(text));
      const list: Block = { block: "list", isOrdered: false, items: own };
      return [{ block: "section", text: title }, own.length > 0 ? list : paragraph(unknown)];
    }),
  ];
}

mkdirSync(folder, { recursive: true });
for (const partType of categories.flatMap(({ partTypes }) => partTypes)) {
  if (!partType.hazard) continue;
  const blocks = dataSheet(partType, partType.hazard);
  const title = `Ficha de datos de seguridad: ${partType.name.es}`;
  const about = { title, author: "Recambia", locale: "es", createdAt: madeAt } as const;
  writeFileSync(join(folder, `${partType.slug}.pdf`), await drawContract(blocks, about));
}
