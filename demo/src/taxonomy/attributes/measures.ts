import type { AttributeSeed } from "../types.ts";

/** Lengths, diameters, counts and forces that part types of every category share. */
export const measures: AttributeSeed[] = [
  { slug: "outer-diameter", name: { es: "Diámetro exterior", ca: "Diàmetre exterior", en: "Outer diameter" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "inner-diameter", name: { es: "Diámetro interior", ca: "Diàmetre interior", en: "Inner diameter" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "thickness", name: { es: "Grosor", ca: "Gruix", en: "Thickness" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "min-thickness", name: { es: "Grosor mínimo", ca: "Gruix mínim", en: "Minimum thickness" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "length", name: { es: "Longitud", ca: "Longitud", en: "Length" }, kind: "number", unit: "mm", decimals: 0 },
  { slug: "width", name: { es: "Anchura", ca: "Amplada", en: "Width" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "height", name: { es: "Altura", ca: "Alçada", en: "Height" }, kind: "number", unit: "mm", decimals: 1 },
  { slug: "hole-count", name: { es: "Número de agujeros", ca: "Nombre de forats", en: "Number of holes" }, kind: "number", unit: "", decimals: 0 },
  { slug: "teeth", name: { es: "Número de dientes", ca: "Nombre de dents", en: "Number of teeth" }, kind: "number", unit: "", decimals: 0 },
  { slug: "ribs", name: { es: "Número de canales", ca: "Nombre de canals", en: "Number of ribs" }, kind: "number", unit: "", decimals: 0 },
  { slug: "pieces", name: { es: "Piezas por juego", ca: "Peces per joc", en: "Pieces per set" }, kind: "number", unit: "", decimals: 0 },
  { slug: "thread", name: { es: "Rosca", ca: "Rosca", en: "Thread" }, kind: "text" },
  { slug: "spanner-size", name: { es: "Ancho de llave", ca: "Mida de clau", en: "Spanner size" }, kind: "number", unit: "mm", decimals: 0 },
  { slug: "torque", name: { es: "Par de apriete", ca: "Parell de serratge", en: "Tightening torque" }, kind: "number", unit: "Nm", decimals: 0 },
  {
    slug: "material",
    name: { es: "Material", ca: "Material", en: "Material" },
    kind: "option",
    options: {
      steel: { es: "Acero", ca: "Acer", en: "Steel" },
      "stainless-steel": { es: "Acero inoxidable", ca: "Acer inoxidable", en: "Stainless steel" },
      aluminium: { es: "Aluminio", ca: "Alumini", en: "Aluminium" },
      "cast-iron": { es: "Hierro fundido", ca: "Ferro colat", en: "Cast iron" },
      plastic: { es: "Plástico", ca: "Plàstic", en: "Plastic" },
      rubber: { es: "Caucho", ca: "Cautxú", en: "Rubber" },
      epdm: { es: "EPDM", ca: "EPDM", en: "EPDM" },
      silicone: { es: "Silicona", ca: "Silicona", en: "Silicone" },
      copper: { es: "Cobre", ca: "Coure", en: "Copper" },
      textile: { es: "Textil", ca: "Tèxtil", en: "Textile" },
    },
  },
];
