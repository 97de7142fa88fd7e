import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";

type Product = FeedRecordOf<"product">;
type Hazard = NonNullable<Product["hazard"]>;

/** Mixtures that always have a hazard label; what contains, tests or cleans none of them is not meant. */
const mixtureName =
  /(?:limpiador de frenos?|netejador de fre(?:ns)?|brake cleaner|anticongelante|anticongelant|antifreeze|decapante|decapant|paint stripper|disolvente|dissolvent|thinner|electr[oò]lito para bater[ií]as?|battery acid|spray de arranque|arrencador en esprai|starting fluid)/iu;
const forMixtureOnly =
  /(?:comprobador|refract[oó]metro|tester|bomba|pump|dep[oó]sito|dipòsit|tapón|tap |botella vac[ií]a|pistola|gun|bote|guantes|gloves|guants)/iu;

/** CAS numbers of substances that are hazardous at any usual strength: ethylene glycol, methanol, acetone, toluene, xylenes. */
const hazardousSubstances = new Set(["107-21-1", "67-56-1", "67-64-1", "108-88-3", "1330-20-7"]);

/** Statements whose label has no pictogram (Regulation (EC) 1272/2008 annex I). */
const withoutPictogram = /^(?:EUH\d{3}.*|H205|H227|H229|H362|H412|H413)$/u;

/** Finds what is missing of a product's hazard label (Regulation (EC) 1272/2008 art. 17, 48). */
export function findLabelViolations(product: Product): string[] {
  return product.hazard ? elementViolations(product.hazard) : missingLabel(product);
}

function missingLabel({ name, cas_numbers: cas, restricted }: Product): string[] {
  if (restricted) return [];
  const named = Object.values(name ?? {})
    .filter((words) => !forMixtureOnly.test(words))
    .map((words) => mixtureName.exec(words)?.[0])
    .find(Boolean);
  const substance = cas?.find((number) => hazardousSubstances.has(number));
  const what = substance ? `CAS ${substance}` : named && `"${named}"`;
  return what ? [`hazard: is missing for ${what} (Regulation (EC) 1272/2008 art. 48)`] : [];
}

function elementViolations({ pictograms, statements, precautions = [] }: Hazard): string[] {
  const reasons: string[] = [];
  if (statements.length === 0) reasons.push("hazard.statements: a label has at least one");
  const drawn = statements.find((statement) => !withoutPictogram.test(statement));
  if (drawn && pictograms.length === 0) reasons.push(`hazard.pictograms: ${drawn} needs one`);
  if (drawn && precautions.length === 0) {
    reasons.push(`hazard.precautions: ${drawn} needs precautionary statements, such as P102`);
  }
  return reasons;
}
