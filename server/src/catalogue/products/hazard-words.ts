import type { Locale } from "@recambia/contract/locale";

/** Hazard statements in words (Regulation (EC) 1272/2008 annex III). Catalan is a translation: the Union has no official one. */
const words: Readonly<Record<string, Record<Locale, string>>> = {
  H220: {
    es: "Gas extremadamente inflamable.",
    ca: "Gas extremadament inflamable.",
    en: "Extremely flammable gas.",
  },
  H221: { es: "Gas inflamable.", ca: "Gas inflamable.", en: "Flammable gas." },
  H222: {
    es: "Aerosol extremadamente inflamable.",
    ca: "Aerosol extremadament inflamable.",
    en: "Extremely flammable aerosol.",
  },
  H223: { es: "Aerosol inflamable.", ca: "Aerosol inflamable.", en: "Flammable aerosol." },
  H224: {
    es: "Líquido y vapores extremadamente inflamables.",
    ca: "Líquid i vapors extremadament inflamables.",
    en: "Extremely flammable liquid and vapour.",
  },
  H225: {
    es: "Líquido y vapores muy inflamables.",
    ca: "Líquid i vapors molt inflamables.",
    en: "Highly flammable liquid and vapour.",
  },
  H226: {
    es: "Líquidos y vapores inflamables.",
    ca: "Líquids i vapors inflamables.",
    en: "Flammable liquid and vapour.",
  },
  H228: { es: "Sólido inflamable.", ca: "Sòlid inflamable.", en: "Flammable solid." },
  H229: {
    es: "Recipiente a presión: puede reventar si se calienta.",
    ca: "Recipient a pressió: pot rebentar si s'escalfa.",
    en: "Pressurised container: may burst if heated.",
  },
  H272: {
    es: "Puede agravar un incendio; comburente.",
    ca: "Pot agreujar un incendi; comburent.",
    en: "May intensify fire; oxidiser.",
  },
  H280: {
    es: "Contiene gas a presión; peligro de explosión en caso de calentamiento.",
    ca: "Conté gas a pressió; perill d'explosió en cas d'escalfament.",
    en: "Contains gas under pressure; may explode if heated.",
  },
  H290: {
    es: "Puede ser corrosivo para los metales.",
    ca: "Pot ser corrosiu per als metalls.",
    en: "May be corrosive to metals.",
  },
  H301: { es: "Tóxico en caso de ingestión.", ca: "Tòxic en cas d'ingestió.", en: "Toxic if swallowed." },
  H302: { es: "Nocivo en caso de ingestión.", ca: "Nociu en cas d'ingestió.", en: "Harmful if swallowed." },
  H304: {
    es: "Puede ser mortal en caso de ingestión y penetración en las vías respiratorias.",
    ca: "Pot ser mortal en cas d'ingestió i penetració a les vies respiratòries.",
    en: "May be fatal if swallowed and enters airways.",
  },
  H311: {
    es: "Tóxico en contacto con la piel.",
    ca: "Tòxic en contacte amb la pell.",
    en: "Toxic in contact with skin.",
  },
  H312: {
    es: "Nocivo en contacto con la piel.",
    ca: "Nociu en contacte amb la pell.",
    en: "Harmful in contact with skin.",
  },
  H314: {
    es: "Provoca quemaduras graves en la piel y lesiones oculares graves.",
    ca: "Provoca cremades greus a la pell i lesions oculars greus.",
    en: "Causes severe skin burns and eye damage.",
  },
  H315: {
    es: "Provoca irritación cutánea.",
    ca: "Provoca irritació cutània.",
    en: "Causes skin irritation.",
  },
  H317: {
    es: "Puede provocar una reacción alérgica en la piel.",
    ca: "Pot provocar una reacció al·lèrgica a la pell.",
    en: "May cause an allergic skin reaction.",
  },
  H318: {
    es: "Provoca lesiones oculares graves.",
    ca: "Provoca lesions oculars greus.",
    en: "Causes serious eye damage.",
  },
  H319: {
    es: "Provoca irritación ocular grave.",
    ca: "Provoca irritació ocular greu.",
    en: "Causes serious eye irritation.",
  },
  H331: { es: "Tóxico en caso de inhalación.", ca: "Tòxic en cas d'inhalació.", en: "Toxic if inhaled." },
  H332: { es: "Nocivo en caso de inhalación.", ca: "Nociu en cas d'inhalació.", en: "Harmful if inhaled." },
  H334: {
    es: "Puede provocar síntomas de alergia o asma o dificultades respiratorias en caso de inhalación.",
    ca: "Pot provocar símptomes d'al·lèrgia o asma o dificultats respiratòries en cas d'inhalació.",
    en: "May cause allergy or asthma symptoms or breathing difficulties if inhaled.",
  },
  H335: {
    es: "Puede irritar las vías respiratorias.",
    ca: "Pot irritar les vies respiratòries.",
    en: "May cause respiratory irritation.",
  },
  H336: {
    es: "Puede provocar somnolencia o vértigo.",
    ca: "Pot provocar somnolència o vertigen.",
    en: "May cause drowsiness or dizziness.",
  },
  H340: {
    es: "Puede provocar defectos genéticos.",
    ca: "Pot provocar defectes genètics.",
    en: "May cause genetic defects.",
  },
  H341: {
    es: "Se sospecha que provoca defectos genéticos.",
    ca: "Se sospita que provoca defectes genètics.",
    en: "Suspected of causing genetic defects.",
  },
  H350: { es: "Puede provocar cáncer.", ca: "Pot provocar càncer.", en: "May cause cancer." },
  H351: {
    es: "Se sospecha que provoca cáncer.",
    ca: "Se sospita que provoca càncer.",
    en: "Suspected of causing cancer.",
  },
  H360: {
    es: "Puede perjudicar la fertilidad o dañar al feto.",
    ca: "Pot perjudicar la fertilitat o danyar el fetus.",
    en: "May damage fertility or the unborn child.",
  },
  H361: {
    es: "Se sospecha que perjudica la fertilidad o daña al feto.",
    ca: "Se sospita que perjudica la fertilitat o danya el fetus.",
    en: "Suspected of damaging fertility or the unborn child.",
  },
  H361d: {
    es: "Se sospecha que daña al feto.",
    ca: "Se sospita que danya el fetus.",
    en: "Suspected of damaging the unborn child.",
  },
  H370: {
    es: "Provoca daños en los órganos.",
    ca: "Provoca danys als òrgans.",
    en: "Causes damage to organs.",
  },
  H371: {
    es: "Puede provocar daños en los órganos.",
    ca: "Pot provocar danys als òrgans.",
    en: "May cause damage to organs.",
  },
  H372: {
    es: "Provoca daños en los órganos tras exposiciones prolongadas o repetidas.",
    ca: "Provoca danys als òrgans després d'exposicions prolongades o repetides.",
    en: "Causes damage to organs through prolonged or repeated exposure.",
  },
  H373: {
    es: "Puede provocar daños en los órganos tras exposiciones prolongadas o repetidas.",
    ca: "Pot provocar danys als òrgans després d'exposicions prolongades o repetides.",
    en: "May cause damage to organs through prolonged or repeated exposure.",
  },
  H400: {
    es: "Muy tóxico para los organismos acuáticos.",
    ca: "Molt tòxic per als organismes aquàtics.",
    en: "Very toxic to aquatic life.",
  },
  H410: {
    es: "Muy tóxico para los organismos acuáticos, con efectos nocivos duraderos.",
    ca: "Molt tòxic per als organismes aquàtics, amb efectes nocius duradors.",
    en: "Very toxic to aquatic life with long lasting effects.",
  },
  H411: {
    es: "Tóxico para los organismos acuáticos, con efectos nocivos duraderos.",
    ca: "Tòxic per als organismes aquàtics, amb efectes nocius duradors.",
    en: "Toxic to aquatic life with long lasting effects.",
  },
  H412: {
    es: "Nocivo para los organismos acuáticos, con efectos nocivos duraderos.",
    ca: "Nociu per als organismes aquàtics, amb efectes nocius duradors.",
    en: "Harmful to aquatic life with long lasting effects.",
  },
  H413: {
    es: "Puede ser nocivo para los organismos acuáticos, con efectos nocivos duraderos.",
    ca: "Pot ser nociu per als organismes aquàtics, amb efectes nocius duradors.",
    en: "May cause long lasting harmful effects to aquatic life.",
  },
  EUH066: {
    es: "La exposición repetida puede provocar sequedad o formación de grietas en la piel.",
    ca: "L'exposició repetida pot provocar sequedat o formació d'esquerdes a la pell.",
    en: "Repeated exposure may cause skin dryness or cracking.",
  },
  EUH210: {
    es: "Puede solicitarse la ficha de datos de seguridad.",
    ca: "Es pot sol·licitar la fitxa de dades de seguretat.",
    en: "Safety data sheet available on request.",
  },
};

/** The hazard statements of a label, each with its words. */
export function hazardWording({ statements }: { statements: readonly string[] }, locale: Locale): string[] {
  return statements.map((code) => hazardWords(code, locale));
}

/** A hazard statement with its words; the code alone if its wording depends on the substance (EUH208 and others). */
export function hazardWords(code: string, locale: Locale): string {
  const known = words[code] ?? words[code.slice(0, 4)];
  return known ? `${code}: ${known[locale]}` : code;
}
