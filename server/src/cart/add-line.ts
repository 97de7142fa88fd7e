import { maxLines, maxQuantity } from "@recambia/contract/cart";
import type { Database, Statement } from "../platform/database/database.ts";
import { type Refusal, refuseField } from "../platform/http/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { KnownVehicle } from "../vehicles/index.ts";
import { type Caller, type CartRows, callerValues, fitJoin, sellablePieces } from "./cart-rows.ts";
import {
  type ChangeRow,
  changeCart,
  changedCart,
  ownCart,
  piecesInCart,
  touchedCart,
} from "./change-cart.ts";
import { readFit } from "./read-fit.ts";

/** What the shopper wants in the cart. */
export type Wish = {
  /** Public id of a product or a kit. */
  thingId: string;
  quantity: number;
  vehicle: KnownVehicle | null;
  /** Has been asked about a condition, or a part for another vehicle, and said yes. */
  isFitConfirmed: boolean;
};

type Reason = "not_for_sale" | "too_many_lines" | "too_many_pieces" | "out_of_stock" | "fit_open";

type AddRow = ChangeRow<Reason> & {
  /** Most that the line could hold. */
  capacity: number;
};

/**
 * Adds a product or a kit, for a vehicle if one is named; the same thing for the same vehicle adds
 * to its line (specification §4, product decisions §3). One statement; another one for a kit, and
 * where conditions stand against the vehicle.
 *
 * @returns the changed cart, or a refusal: `not_found` (no cart; with a field: nothing on sale has
 *   that id), `validation_failed` (sold to firms only, too much), `out_of_stock` with the most that
 *   the line could hold, `fit_unconfirmed`.
 */
export async function addLine(database: Database, caller: Caller, wish: Wish): Promise<CartRows | Refusal> {
  const add = (kind: keyof typeof additions, isFitSettled: boolean) =>
    changeCart<AddRow>(database, caller, addition(kind, caller, wish, isFitSettled));

  const isSettled = wish.isFitConfirmed || wish.vehicle === null;
  let kind: keyof typeof additions = "product";
  let change = await add(kind, isSettled);
  if (change.cart === null && change.refusedBy?.verdict === null) {
    kind = "kit";
    change = await add(kind, isSettled);
  }
  if (change.cart === null && change.refusedBy?.verdict === "fit_open" && wish.vehicle) {
    const answer = await readFit(database, wish.thingId, wish.vehicle);
    if (answer === "fits_if" || answer === "does_not_fit") return { refused: "fit_unconfirmed" };
    change = await add(kind, true);
  }
  return change.cart ?? refusalOf(change.refusedBy);
}

function refusalOf(row: AddRow | null): Refusal {
  switch (row?.verdict) {
    case null:
      return { refused: "not_found", fields: { purchasable_public_id: { text: "unknown_value" } } };
    case "not_for_sale":
      return refuseField("purchasable_public_id", "not_for_sale");
    case "too_many_lines":
      return refuseField("purchasable_public_id", "too_many_lines", { limit: maxLines });
    case "too_many_pieces":
      return refuseField("quantity", "maximum", { limit: maxQuantity });
    case "out_of_stock":
      return { refused: "out_of_stock", values: { available: row.capacity } };
    default:
      return { refused: "not_found" };
  }
}

/** $3 what is added, $4 how many, $5 for which vehicle, $6 confirmed, $7 nothing to ask, $8 line id. */
function addition(
  kind: keyof typeof additions,
  caller: Caller,
  wish: Wish,
  isFitSettled: boolean,
): Statement {
  return {
    ...additions[kind],
    values: [
      ...callerValues(caller),
      wish.thingId,
      wish.quantity,
      wish.vehicle?.variantKey ?? null,
      wish.isFitConfirmed,
      isFitSettled,
      randomPublicId(),
    ],
  };
}

/** More that can be taken of `product`, if one of what is sold takes so many pieces of it. */
const unitsLeft = (perUnit: string) =>
  `floor((${sellablePieces} - ${piecesInCart})::float8 / ${perUnit})::integer`;

/** A part's fit for the vehicle is a matter for the contract's rules. */
const isFitOpen = `not product.is_universal and product.fit_set_id is not null
  and (fit_line.variant_id is null or fit_line.alternatives is not null)`;

/** `wish`: what is added and what is known of it; no row when nothing on sale has that id. */
const wishedProduct = `
  wish as (
    select product.id as product_id, null::integer as kit_id, product.restricted is not null as is_restricted,
      ${unitsLeft("1")} as room, ${isFitOpen} as is_fit_open
    from product ${fitJoin("$5::integer")}
    where product.public_id = $3 and product.is_active
  )`;

const wishedKit = `
  wish as (
    select null::integer as product_id, kit.id as kit_id,
      bool_or(product.restricted is not null) as is_restricted,
      min(${unitsLeft("kit_component.quantity")}) as room, bool_or(${isFitOpen}) as is_fit_open
    from kit
    join kit_component on kit_component.kit_id = kit.id
    join product on product.id = kit_component.product_id ${fitJoin("$5::integer")}
    where kit.public_id = $3 and kit.is_active
    group by kit.id
    having bool_and(product.is_active)
  )`;

/** The first reason that stands against the wish. `own`: the line that has the same already. */
const verdict = `
  verdict as (
    select case
        when is_restricted then 'not_for_sale'
        when own.id is null and (select count(*) from line) >= ${maxLines} then 'too_many_lines'
        when coalesce(own.quantity, 0) + $4::integer > ${maxQuantity} then 'too_many_pieces'
        when $4::integer > room then 'out_of_stock'
        when is_fit_open and not $7::boolean then 'fit_open'
        else 'granted'
      end as verdict,
      greatest(coalesce(own.quantity, 0) + room, 0) as capacity
    from wish left join line own
      on own.product_id is not distinct from wish.product_id
      and own.kit_id is not distinct from wish.kit_id
      and own.variant_id is not distinct from $5::integer
  )`;

const additionOf = (wish: string) => `
  with ${ownCart}, ${wish}, ${verdict}, ${touchedCart},
  added as (
    insert into cart_line
      (public_id, cart_id, product_id, kit_id, variant_id, quantity, fit_confirmed, added_at)
    select $8, touched.id, wish.product_id, wish.kit_id, $5::integer, $4::integer, $6::boolean, $2
    from touched, wish
    on conflict (cart_id, product_id, kit_id, variant_id) do update
      set quantity = cart_line.quantity + excluded.quantity,
        fit_confirmed = cart_line.fit_confirmed or excluded.fit_confirmed
    returning *
  ),
  held as (
    select * from line where id is distinct from (select id from added)
    union all
    select * from added
  )
  ${changedCart}`;

const additions = {
  product: { name: "add-product", text: additionOf(wishedProduct) },
  kit: { name: "add-kit", text: additionOf(wishedKit) },
};
