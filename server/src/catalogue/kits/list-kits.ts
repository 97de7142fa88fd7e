import type { KitCard, KitListMeta, KitQuery } from "@recambia/contract/catalogue/kits";
import { defaultPerPage, maxPage } from "@recambia/contract/paging";
import { combineFits } from "@recambia/contract/vehicles/fit";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { type FitRow, fitJoin, fitOf } from "../products/product-card.ts";
import { isKitSold, type KitRow, kitCardOf, kitColumns } from "./kit-card.ts";

/** Kits that are sold out come last; a kit is when one of its parts is. */
const kitOrder = `exists (
    select 1 from kit_component c join product p on p.id = c.product_id
    where c.kit_id = k.id and p.available < c.quantity), k.relevance desc, k.id`;

/**
 * Lists kits, the most requested first, for the vehicle unless `all` is set. A kit fits what all of its vehicle-specific
 * parts fit, so its fit combines theirs.
 */
export async function listKits(
  catalogue: CatalogueContext,
  query: KitQuery,
): Promise<{ data: KitCard[]; meta: KitListMeta }> {
  const vehicle = await findChosenVehicle(catalogue, query.vehicle);
  const kits = await findSoldKits(catalogue, vehicle, query.product ?? null);
  const isObeyed = vehicle !== null && query.all !== "1";
  const listed = isObeyed ? kits.filter((kit) => canFit(catalogue, vehicle, kit)) : kits;
  const page = query.page ?? 1;
  const perPage = query.per_page ?? defaultPerPage;
  const shown = listed.slice((page - 1) * perPage, page * perPage);
  const rows = await readKits(catalogue, vehicle, shown);
  return {
    data: rows.map((row) => kitCardOf(catalogue, vehicle, row)),
    meta: {
      total: listed.length,
      page,
      per_page: perPage,
      pages: Math.min(Math.ceil(listed.length / perPage), maxPage),
      ...describeVehicle(query.vehicle, vehicle),
      hidden: kits.length - listed.length,
    },
  };
}

type SoldKit = { id: number; parts: FitRow[] };

/** Reads every kit on sale with the data of its fit, in list order; a shop has few kits. */
async function findSoldKits(
  { database }: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  productSlug: string | null,
): Promise<SoldKit[]> {
  return database.rows<SoldKit>({
    name: "sold-kits",
    text: `select k.id,
             case when $1::int is null then '[]' else (
               select json_agg(json_build_object('is_universal', p.is_universal, 'fit_set_id', p.fit_set_id,
                        'has_line', line.variant_id is not null, 'alternatives', line.alternatives))
               from kit_component c join product p on p.id = c.product_id ${fitJoin("$1::int")}
               where c.kit_id = k.id
             ) end as parts
           from kit k
           where ${isKitSold} and ($2::text is null or exists (
             select 1 from kit_component c join product p on p.id = c.product_id
             where c.kit_id = k.id and p.slug = $2))
           order by ${kitOrder}`,
    values: [vehicle?.variantKey ?? null, productSlug],
  });
}

function canFit({ locale }: CatalogueContext, vehicle: CatalogueVehicle, kit: SoldKit): boolean {
  const { answer } = combineFits(kit.parts.map((part) => fitOf(part, vehicle, locale)));
  return answer === "fits" || answer === "fits_if" || answer === "universal";
}

async function readKits(
  { database }: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  kits: SoldKit[],
): Promise<KitRow[]> {
  if (kits.length === 0) return [];
  return database.rows<KitRow>({
    name: "read-kits",
    text: `select ${kitColumns("$2::int")} from kit k where k.id = any($1::int[])
           order by ${kitOrder}`,
    values: [kits.map(({ id }) => id), vehicle?.variantKey ?? null],
  });
}
