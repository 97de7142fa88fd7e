import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { ProductListMeta } from "@recambia/contract/catalogue/list";
import type { SearchChip } from "@recambia/contract/catalogue/search";
import type { Locale } from "@recambia/contract/locale";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { type JudgedQuery, readJudgedQueries } from "./judged-queries.ts";

type Found = { data: ProductCard[]; meta: ProductListMeta };

/** Number of things that were right, of all of their kind. */
export type Share = { right: number; all: number };

/** What became of the queries of a language, of a source, or of those that name a kind of thing. */
export type Verdicts = {
  queries: number;
  /** Queries of which everything wanted was read. */
  read: Share;
  /** Queries whose first product is of a wanted part type. */
  first: Share;
  /** Queries of which something was read that was not wanted. */
  isFalse: Share;
};

export type Judgement = {
  all: Verdicts;
  byLocale: Map<string, Verdicts>;
  bySource: Map<string, Verdicts>;
  /** By the kinds of things that queries name: a kind counts as read if all things of this kind were. */
  byKind: Map<string, Share>;
  /** Descriptions of queries that were read otherwise; none of those held out, so that nobody adjusts to them. */
  mistakes: string[];
};

/**
 * Asks a shop every judged query and compares what it read, and the first product it lists.
 *
 * @param ask lists at least the first product of a query in a language.
 * @param queries all judged queries unless told.
 */
export async function judgeSearches(
  ask: (query: string, locale: Locale) => Promise<Found>,
  queries: readonly JudgedQuery[] = readJudgedQueries(),
): Promise<{ adjusted: Judgement; heldOut: Judgement }> {
  const adjusted = noJudgement();
  const heldOut = noJudgement();
  for (const judged of queries) {
    judge(judged, await ask(judged.query, judged.locale), judged.isHeldOut ? heldOut : adjusted);
  }
  return { adjusted, heldOut };
}

function noJudgement(): Judgement {
  return { all: noVerdicts(), byLocale: new Map(), bySource: new Map(), byKind: new Map(), mistakes: [] };
}

function noVerdicts(): Verdicts {
  const none = () => ({ right: 0, all: 0 });
  return { queries: 0, read: none(), first: none(), isFalse: none() };
}

function judge(judged: JudgedQuery, found: Found, judgement: Judgement) {
  const { query, locale, source, isHeldOut } = judged;
  const missing = new Set<string>();
  const unwanted = new Set<string>();
  for (const { kind, wanted, isRead, others } of readingsOf(judged, found)) {
    if (wanted)
      count(
        entryOf(judgement.byKind, kind, () => ({ right: 0, all: 0 })),
        isRead,
      );
    if (wanted && !isRead) missing.add(`${kind} ${wanted}`);
    for (const other of others) unwanted.add(`${kind} ${other}`);
  }
  const first = isFirstRight(judged, found, missing);
  for (const verdicts of [
    judgement.all,
    entryOf(judgement.byLocale, locale, noVerdicts),
    entryOf(judgement.bySource, source, noVerdicts),
  ]) {
    verdicts.queries++;
    count(verdicts.isFalse, unwanted.size > 0);
    if (Object.keys(judged.wanted).length > 0) count(verdicts.read, missing.size === 0);
    if (first !== null) count(verdicts.first, first);
  }
  if (isHeldOut || (missing.size === 0 && unwanted.size === 0 && first !== false)) return;
  const shown = [
    missing.size > 0 && `without ${[...missing].join(", ")}`,
    unwanted.size > 0 && `with ${[...unwanted].join(", ")}`,
    first === false && `first ${found.data[0]?.part_type.slug ?? "nothing"}`,
  ];
  judgement.mistakes.push(`${locale} ${source}, ${query}: ${shown.filter(Boolean).join("; ")}`);
}

function entryOf<Value>(entries: Map<string, Value>, key: string, create: () => Value): Value {
  const value = entries.get(key) ?? create();
  entries.set(key, value);
  return value;
}

function count(share: Share, isRight: boolean) {
  share.all++;
  if (isRight) share.right++;
}

type Reading = { kind: string; wanted: string; isRead: boolean; others: string[] };

/** What was wanted of each kind, whether it was read, and what else was. */
function readingsOf({ wanted }: JudgedQuery, { meta }: Found): Reading[] {
  const chips = meta.search?.chips ?? [];
  const of = (kind: SearchChip["kind"]) => chips.filter((chip) => chip.kind === kind);
  const texts = (kind: SearchChip["kind"]) => of(kind).map(({ value }) => value ?? "");
  const codes = of("notation").map(({ label }) => label.replace(/^.*?: /, ""));
  const says = (code: string, value: string) => code.split(/[″ ]/).includes(value.replace(/^.*=/, ""));
  /** Values that were understood as codes, because no product on sale has them. */
  const absent = (wanted.attributes ?? []).filter((value) => codes.some((code) => says(code, value)));
  const accepted = [...absent, ...(wanted.possible ?? [])];
  const compare = (
    kind: string,
    got: string[],
    want: readonly (string | undefined)[],
    also: string[] = [],
  ) => {
    const all = want.filter((one) => one !== undefined);
    return {
      kind,
      wanted: all.join(", "),
      isRead: all.every((one) => got.includes(one)),
      others: got.filter((one) => !all.includes(one) && !also.includes(one)),
    };
  };
  return [
    compare("part type", texts("part_type"), [wanted.part_type, wanted.also]),
    compare("category", texts("category"), [wanted.category]),
    compare("symptom", texts("symptom"), [wanted.symptom]),
    compare("position", texts("position"), [wanted.position]),
    compare("side", texts("side"), [wanted.side]),
    compare("price", wanted.price === undefined ? [] : texts("price"), [wanted.price]),
    compare("attribute", [...texts("attribute"), ...absent], wanted.attributes ?? [], wanted.possible),
    compare(
      "brand",
      // Brands that the demo lacks are not judged: they are read by nothing but their own names.
      of("brand").flatMap(({ label, is_absent }) => (is_absent ? [] : [label])),
      [wanted.brand],
    ),
    compare(
      "notation",
      codes.filter((code) => !accepted.some((value) => says(code, value))),
      wanted.notations ?? [],
    ),
    compare(
      "number",
      of("number").map(({ label }) => label),
      [],
    ),
    vehicleReading(wanted, of("vehicle")[0]?.label, meta),
  ];
}

/** All versions that the reading leaves open, or the one it found, are of the wanted model and engine. */
function vehicleReading(
  { model, engine }: JudgedQuery["wanted"],
  label: string | undefined,
  { vehicle, search }: ProductListMeta,
): Reading {
  const named = vehicle ? [vehicle] : (search?.vehicles ?? []);
  const wanted = [model, engine].filter((one) => one !== undefined).join(" ");
  const isRead =
    label !== undefined &&
    named.length > 0 &&
    named.every((one) => isOfModel(one, model) && hasEngine(one, engine));
  const isOther = label !== undefined && (wanted === "" || !isRead);
  return { kind: "vehicle", wanted, isRead, others: isOther ? [label] : [] };
}

function isOfModel({ maker_name, model_name }: VehicleSummary, wanted = "/"): boolean {
  // *SsangYong / KGM* is one maker.
  const [maker = "", model = ""] = wanted.split(/(?<! )\/(?! )/);
  const makers = maker === "SEAT" ? ["SEAT", "CUPRA"] : [maker];
  return (maker === "" || makers.includes(maker_name)) && model_name.startsWith(model);
}

function hasEngine({ vehicle_name }: VehicleSummary, wanted = ""): boolean {
  return wanted
    .toLowerCase()
    .split(" ")
    .every((word) => vehicle_name.toLowerCase().includes(word));
}

/** Null if no part type is wanted, or if it was read and the shop sells none for the vehicle or of the brand. */
function isFirstRight(
  { wanted: { part_type, also } }: JudgedQuery,
  { data: [first] }: Found,
  missing: ReadonlySet<string>,
): boolean | null {
  if (part_type === undefined || (!first && missing.size === 0)) return null;
  return first !== undefined && [part_type, also].includes(first.part_type.slug);
}
