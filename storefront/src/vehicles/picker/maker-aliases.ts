/** What people call makers, by slug. */
const aliases: Record<string, string> = {
  volkswagen: "vw wolkswagen bolkswagen volswagen",
  "mercedes-benz": "mb merche mercedes benz",
  bmw: "beeme",
  chevrolet: "chevy",
  citroen: "sitroen zitroen",
  mitsubishi: "mitsu",
  hyundai: "hiundai jundai",
  peugeot: "peugot pegeot peyo",
  "alfa-romeo": "alfa",
  "land-rover": "range rover",
  mini: "cooper",
  skoda: "eskoda",
};

/** Returns other names under which a maker is looked for; empty without any. */
export function makerAliases({ slug }: { slug: string }): string {
  return aliases[slug] ?? "";
}
