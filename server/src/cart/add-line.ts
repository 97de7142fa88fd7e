import { type AddLineBody, type Cart, defaultQuantity, maxLines, maxQuantity } from "@recambia/contract/cart";
import type { Database, Statement } from "../platform/database/database.ts";
import { type Refusal, refuseField } from "../platform/http/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import { type FitPart, fitOfParts } from "./cart-of-rows.ts";
import { type Caller, callerValues, sellablePieces } from "./cart-rows.ts";
import {
  type ChangeRow,
  changeCart,
  changedCart,
  ownCart,
  piecesInCart,
  touchedCart,
} from "./change-cart.ts";

type Verdict =
  | "unknown_thing"
  | "not_for_sale"
  | "unknown_vehicle"
  | "too_many_lines"
  | "too_many_pieces"
  | "out_of_stock"
  | "fit_open";

type AddRow = ChangeRow<Verdict> & {
  /** Most that the line could hold. */
  capacity: number;
  /** With `fit_open`: what the answer follows from. */
  fit_parts: FitPart[];
  fit_from: number;
  fit_to: number | null;
};

/**
 * Adds a product or a kit, for a vehicle if one is named; the same thing for the same vehicle adds
 * to its line (specification §4, product decisions §3). One statement; a second one only where
 * conditions stand against a vehicle and turn out to be settled by its years.
 *
 * @returns the changed cart, or a refusal: `not_found` (no cart; with a field: nothing on sale has
 *   that id), `validation_failed` (sold to firms only, unknown vehicle, too much), `out_of_stock`
 *   with the most that the line could hold, `fit_unconfirmed`.
 */
export async function addLine(
  database: Database,
  caller: Caller,
  wish: AddLineBody,
): Promise<Cart | Refusal> {
  const isFitSettled = wish.fit_confirmed === true || !wish.vehicle_id;
  const first = await changeCart<AddRow>(database, caller, addition(caller, wish, isFitSettled));
  if (first.cart) return first.cart;
  if (first.refusedBy?.verdict !== "fit_open") return refusalOf(first.refusedBy);
  if (needsConfirmation(first.refusedBy, caller)) return { refused: "fit_unconfirmed" };
  const second = await changeCart<AddRow>(database, caller, addition(caller, wish, true));
  return second.cart ?? refusalOf(second.refusedBy);
}

/** The shopper must say yes to a condition, and to a part that is not for the vehicle. */
function needsConfirmation(row: AddRow, caller: Caller): boolean {
  const vehicle = { builtFrom: row.fit_from, builtTo: row.fit_to };
  const { answer } = fitOfParts(row.fit_parts, vehicle, caller.locale);
  return answer === "fits_if" || answer === "does_not_fit";
}

function refusalOf(row: AddRow | null): Refusal {
  switch (row?.verdict) {
    case "unknown_thing":
      return {
        refused: "not_found",
        fields: { purchasable_public_id: { text: "unknown_value" } },
      };
    case "not_for_sale":
      return refuseField("purchasable_public_id", "not_for_sale");
    case "unknown_vehicle":
      return refuseField("vehicle_id", "unknown_vehicle");
    case "too_many_lines":
      return refuseField("purchasable_public_id", "too_many_lines", { limit: maxLines });
    case "too_many_pieces":
      return refuseField("quantity", "maximum", { limit: maxQuantity });
    case "out_of_stock":
      return { refused: "out_of_stock", values: { available: row.capacity } };
    case "fit_open":
      return { refused: "fit_unconfirmed" };
    default:
      return { refused: "not_found" };
  }
}

/** $4 what is added, $5 how many, $6 for which vehicle, $7 confirmed, $8 nothing to ask, $9 line id. */
function addition(caller: Caller, wish: AddLineBody, isFitSettled: boolean): Statement {
  return {
    name: "add-line",
    text: additionText,
    values: [
      ...callerValues(caller),
      wish.purchasable_public_id,
      wish.quantity ?? defaultQuantity,
      wish.vehicle_id ?? null,
      wish.fit_confirmed ?? false,
      isFitSettled,
      randomPublicId(),
    ],
  };
}

/** What is being added; no row when nothing on sale has that id. */
const thing = `
  thing as (
    select id as product_id, null::integer as kit_id from product where public_id = $4 and is_active
    union all
    select null, id from kit where public_id = $4 and is_active
  ),
  vehicle as (select id, built_from, built_to from variant where public_id = $6)`;

/** Each product that the thing is made of, with what the cart takes of it already. */
const needs = `
  needs as (
    select part.per_unit, product.restricted is not null as is_restricted,
      ${sellablePieces("product")} as pieces, ${piecesInCart("product.id")} as pieces_in_cart,
      product.is_universal, product.fit_set_id is not null as has_fitments,
      fit_line.variant_id is not null as is_matched, fit_line.alternatives
    from thing
    cross join lateral (
      select thing.product_id, 1 as per_unit where thing.product_id is not null
      union all
      select product_id, quantity from kit_component where kit_id = thing.kit_id
    ) part
    join product on product.id = part.product_id
    left join vehicle on true
    left join fit_line on fit_line.variant_id = vehicle.id
      and fit_line.part_type_id = product.part_type_id and fit_line.fit_set_id = product.fit_set_id
  ),
  need as (
    select bool_or(is_restricted) as is_restricted,
      min(floor((pieces - pieces_in_cart)::float8 / per_unit))::integer as room,
      bool_or(not is_universal and has_fitments and (not is_matched or alternatives is not null)) as is_fit_open
    from needs
  )`;

/** What stands against the addition, the first reason that applies. */
const verdict = `
  own as (
    select held.quantity from mine
    join cart_line held on held.cart_id = mine.id
    join thing on held.product_id is not distinct from thing.product_id
      and held.kit_id is not distinct from thing.kit_id
    left join vehicle on true
    where held.variant_id is not distinct from vehicle.id
  ),
  reason as (
    select case
        when not exists (select from thing) then 'unknown_thing'
        when need.is_restricted then 'not_for_sale'
        when $6::text is not null and vehicle.id is null then 'unknown_vehicle'
        when own.quantity is null
          and (select count(*) from cart_line, mine where cart_id = mine.id) >= ${maxLines} then 'too_many_lines'
        when coalesce(own.quantity, 0) + $5::integer > ${maxQuantity} then 'too_many_pieces'
        when $5::integer > coalesce(need.room, 0) then 'out_of_stock'
        when need.is_fit_open and not $8::boolean then 'fit_open'
      end as verdict,
      greatest(coalesce(own.quantity, 0) + coalesce(need.room, 0), 0) as capacity,
      vehicle.built_from as fit_from, vehicle.built_to as fit_to
    from need left join own on true left join vehicle on true
  ),
  verdict as (
    select reason.*, case when verdict = 'fit_open' then (select json_agg(needs) from needs) end as fit_parts
    from reason
  )`;

const additionText = `
  with ${ownCart}, ${thing}, ${needs}, ${verdict}, ${touchedCart},
  added as (
    insert into cart_line
      (public_id, cart_id, product_id, kit_id, variant_id, quantity, fit_confirmed, added_at)
    select $9, touched.id, thing.product_id, thing.kit_id, vehicle.id, $5::integer, $7::boolean, $3
    from touched cross join thing left join vehicle on true
    on conflict (cart_id, product_id, kit_id, variant_id) do update
      set quantity = cart_line.quantity + excluded.quantity,
        fit_confirmed = cart_line.fit_confirmed or excluded.fit_confirmed
    returning *
  ),
  held as (
    select cart_line.* from mine join cart_line on cart_line.cart_id = mine.id
    where not exists (select from added where added.id = cart_line.id)
    union all
    select * from added
  )
  ${changedCart}`;
