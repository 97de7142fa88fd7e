import { onlyRow } from "../../platform/database/database.ts";
import type { Reading } from "../model/reading.ts";
import { isOnOffer } from "../prices/price.ts";
import { readPage } from "../products/read-page.ts";
import { countShelves } from "./fit-index/count-shelves.ts";
import { fitLinesOf, fitSetsIn } from "./fit-index/fit-lines.ts";
import { type ReadShelves, readBrands, readShelves, readShelvesOfAny } from "./fit-index/shelves.ts";
import type { ListRequest, ListResult } from "./sql/list-statement.ts";
import { breadthOf, inPartTypes } from "./sql/list-text.ts";

/**
 * A list of what fits a vehicle, or any of several, with the universal products of its scope. It is
 * counted and put in order in memory out of shelves (decision 031); the database is asked for what is
 * not kept of them and of the page's products.
 *
 * @param request of source `fits` or `fits_any`.
 */
export async function listFitting(reading: Reading, request: ListRequest): Promise<ListResult> {
  const { shelves, values } = await readCandidates(reading, request);
  const { total, inScope, counts, ids } = countShelves(request, shelves, values);
  const [rows, offers] = await Promise.all([
    readPage(reading, request.variantKey, ids),
    request.isOfferList ? countOffers(reading, request) : 0,
  ]);
  return { total, in_scope: inScope, offers_in_scope: offers, counts, rows };
}

/**
 * All that the chosen brands make in a scope, whatever it fits, counted and put in order like a list of what fits.
 *
 * @param request of source `brands`.
 */
export async function listOfBrands(reading: Reading, request: ListRequest): Promise<ListResult> {
  const brandIds = request.filters.brands?.map(({ id }) => id) ?? [];
  const all = await readBrands(groundOf(reading), brandIds, request.partTypeIds, isValued(request));
  const shelves = new Map([[0, all.shelf]]);
  const { total, inScope, counts, ids } = countShelves(request, shelves, new Map([[0, all.values]]));
  const rows = await readPage(reading, request.variantKey, ids);
  return { total, in_scope: inScope, offers_in_scope: 0, counts, rows };
}

function groundOf({ database, definitions }: Reading) {
  return { database, store: definitions.shelves };
}

/** Values are counted or narrow the list. */
function isValued({ isCounted, facetAttributeIds, filters }: ListRequest): boolean {
  return (isCounted && facetAttributeIds.length > 0) || filters.attributes.length > 0;
}

/** The shelves that hold the candidates. */
async function readCandidates(reading: Reading, request: ListRequest): Promise<ReadShelves> {
  const { partTypes, partType } = reading.definitions;
  const { source, chosenKeys, partTypeIds } = request;
  const inScope = partTypeIds?.map(partType) ?? partTypes;
  const universalIds = inScope.filter(({ tally }) => tally.universalCount > 0).map(({ id }) => id);
  const read = (fitSetIds: readonly number[]) =>
    readShelves(groundOf(reading), { fitSetIds, universalIds }, isValued(request));
  const partTypeId = breadthOf(partTypeIds) === "one" ? partTypeIds?.[0] : undefined;
  if (source !== "fits_any" || !chosenKeys || !partTypeId) return read(await fitSetIdsOf(reading, request));
  const [fitting, universal] = await Promise.all([
    readShelvesOfAny(groundOf(reading), chosenKeys, partTypeId, isValued(request)),
    read([]),
  ]);
  return {
    shelves: new Map([...fitting.shelves, ...universal.shelves]),
    values: new Map([...fitting.values, ...universal.values]),
  };
}

async function fitSetIdsOf(reading: Reading, request: ListRequest): Promise<number[]> {
  const { database, definitions } = reading;
  const { source, variantKey, chosenKeys, partTypeIds } = request;
  if (source === "fits" && variantKey !== null) {
    return fitSetsIn(await fitLinesOf({ database, store: definitions.shelves }, variantKey), partTypeIds);
  }
  const rows = await database.rows<{ id: number }>({
    name: `fit-sets-of-any-${breadthOf(partTypeIds)}`,
    isLookup: true,
    text: `select distinct fit_set_id as id from fit_line
           where fit_line.variant_id = any($1::int[]) and ${inScope(request, "fit_line", "$2")}`,
    values: [chosenKeys, partTypeIds],
  });
  return rows.map(({ id }) => id);
}

/** One part type is looked up; several are sought among all that a vehicle has. */
function inScope({ partTypeIds }: ListRequest, alias: string, value: string): string {
  return inPartTypes(breadthOf(partTypeIds), alias, value);
}

async function countOffers({ database }: Reading, request: ListRequest): Promise<number> {
  const { partTypeIds, filters, now } = request;
  const { count } = await onlyRow<{ count: number }>(database, {
    name: `count-offers-${breadthOf(partTypeIds)}`,
    text: `select count(*)::int as count from product p
           where p.is_active and p.offer_ends_at is not null and ${isOnOffer("p", "$3::timestamptz")}
             and ${inScope(request, "p", "$1")} and ($2::int[] is null or p.brand_id = any($2))`,
    values: [partTypeIds, filters.brands?.map(({ id }) => id) ?? null, now],
  });
  return count;
}
