import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ProductListMeta } from "@recambia/contract/catalogue/list";
import type { SearchChip } from "@recambia/contract/catalogue/search";
import { type JudgedQuery, readJudgedQueries } from "./judged-queries.ts";

type Found = { data: ProductCard[]; meta: ProductListMeta };

export type Verdicts = {
  /** Number of queries. */
  queries: number;
  /** Entity → how many were read as wanted, of all that were wanted or read. */
  precision: Map<string, { right: number; all: number }>;
  /** Descriptions of queries that were understood differently. */
  mistakes: string[];
};

const kinds = ["part_type", "category", "brand", "position", "side"] as const;

/**
 * Asks a shop every judged query and compares what it read, and the first product it lists.
 *
 * @param ask answers a list's address in a language.
 */
export async function judgeSearches(
  ask: (path: string, locale: string) => Promise<Found>,
): Promise<{ tuned: Verdicts; heldOut: Verdicts }> {
  const tuned: Verdicts = { queries: 0, precision: new Map(), mistakes: [] };
  const heldOut: Verdicts = { queries: 0, precision: new Map(), mistakes: [] };
  for (const judged of readJudgedQueries()) {
    const path = `/spa/catalog/products?per_page=1&q=${encodeURIComponent(judged.query)}`;
    judge(judged, await ask(path, judged.locale), judged.isHeldOut ? heldOut : tuned);
  }
  return { tuned, heldOut };
}

function judge({ query, wanted }: JudgedQuery, { data, meta }: Found, verdicts: Verdicts) {
  verdicts.queries++;
  const chips = meta.search?.chips ?? [];
  const of = (kind: SearchChip["kind"]) => chips.filter((chip) => chip.kind === kind);
  const note = (entity: string, want: string | undefined, got: string | undefined, isRight: boolean) => {
    if (want === undefined && got === undefined) return;
    const sum = verdicts.precision.get(entity) ?? { right: 0, all: 0 };
    sum.all++;
    if (isRight) sum.right++;
    else verdicts.mistakes.push(`${query}: ${entity} ${got ?? "–"} instead of ${want ?? "–"}`);
    verdicts.precision.set(entity, sum);
  };
  for (const kind of kinds) {
    const got = of(kind)[0];
    const want = wanted[kind];
    const value = kind === "brand" ? got?.label : (got?.value ?? undefined);
    note(kind, want, value, want === value);
  }
  const attributes =
    of("attribute")
      .map(({ value }) => value)
      .join() || undefined;
  const wantedAttributes = wanted.attributes?.join();
  note("attribute", wantedAttributes, attributes, wantedAttributes === attributes);
  const vehicle = of("vehicle")[0]?.label;
  if (wanted.model) note("model", wanted.model, vehicle, isModel(wanted.model, vehicle, meta));
  if (wanted.engine) note("engine", wanted.engine, vehicle, hasEngine(wanted.engine, vehicle, meta));
  const first = data[0]?.part_type.slug;
  // A brand need not make what it is asked for.
  if (wanted.part_type && first) note("first result", wanted.part_type, first, wanted.part_type === first);
}

/** All versions that the reading leaves open, or the one it found, are of the wanted model. */
function isModel(
  wanted: string,
  vehicle: string | undefined,
  { vehicle: only, search }: ProductListMeta,
): boolean {
  const [maker = "", model = ""] = wanted.split("/");
  const named = only ? [only] : (search?.vehicles ?? []);
  const makers = maker === "SEAT" ? ["SEAT", "CUPRA"] : [maker];
  return (
    vehicle !== undefined &&
    named.length > 0 &&
    named.every(({ maker_name, model_name }) => makers.includes(maker_name) && model_name.startsWith(model))
  );
}

function hasEngine(
  wanted: string,
  vehicle: string | undefined,
  { vehicle: only, search }: ProductListMeta,
): boolean {
  const named = only ? [only] : (search?.vehicles ?? []);
  const words = wanted.toLowerCase().split(" ");
  return (
    vehicle !== undefined &&
    named.length > 0 &&
    named.every(({ vehicle_name }) => words.every((word) => vehicle_name.toLowerCase().includes(word)))
  );
}
