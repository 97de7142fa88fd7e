import { hashOf } from "./draw.ts";

/** UN regulation under which a part of this category, or of this part type, is approved. */
const regulations = new Map([
  ["frenos", "R90"],
  ["iluminacion", "R148"],
  ["escape", "R103"],
  ["neumaticos", "R30"],
  ["tuning", "R59"],
  ["enganche-y-remolque", "R55"],
  ["carroceria", "R46"],
  ["interior", "R46"],
  ["calefaccion-y-ventilacion", "R122"],
  ["bombillas-de-faro", "R37"],
  ["bombillas-de-senalizacion", "R37"],
  ["lamparas-de-xenon", "R99"],
  ["luces-de-remolque", "R148"],
  ["silenciadores", "R59"],
  ["llantas-de-aleacion", "R124"],
  ["neumaticos-de-furgoneta", "R54"],
  ["balizas-v16", "V16"],
  ["triangulos-de-emergencia", "R27"],
  ["bocinas", "R28"],
  ["latiguillos-de-freno", "R13"],
  ["latiguillos-de-freno-metalicos", "R13"],
]);

/** An approval number that says of itself that it is none. */
export function approvalNumber(category: string, partType: string, productId: string): string {
  const regulation = regulations.get(partType) ?? regulations.get(category) ?? "R10";
  return `DEMO-${regulation}-${String(hashOf(productId) % 1_000_000).padStart(6, "0")}`;
}
