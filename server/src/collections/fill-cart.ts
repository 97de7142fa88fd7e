import type { FillCartBody, FilledCart } from "@recambia/contract/collections/schemas";
import { addLines, type CartDeps, toCart } from "../cart/index.ts";
import { type CatalogueContext, findChosenVehicle, requireVehicle } from "../catalogue/index.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import type { CollectionKey } from "./lock-collections.ts";

type CollectionRow = { vehicle_id: string | null; items: { thing_id: string; quantity: number }[] | null };

/** Inputs for the cart, from a collection. */
export type CartInputs = Awaited<ReturnType<typeof readCartInputs>>;

/**
 * Reads a collection's items as cart inputs, for the given vehicle or its own.
 *
 * @returns `not_found` for a collection of someone else; `validation_failed` for an unknown vehicle.
 */
export async function readCartInputs(
  catalogue: CatalogueContext,
  owned: CollectionKey,
  { vehicle_id, addition_id }: FillCartBody,
) {
  const [row] = await catalogue.database.rows<CollectionRow>({
    name: "read-cart-inputs",
    text: `
      select vehicle_id, (
        select json_agg(json_build_object('thing_id', thing_id, 'quantity', quantity) order by id)
        from collection_item where collection_id = collection.public_id
      ) as items
      from collection where public_id = $2 and person_id = $1`,
    values: [owned.personId, owned.collectionId],
  });
  if (!row) return { refused: "not_found" } satisfies Refusal;
  const vehicle =
    vehicle_id === undefined
      ? await findChosenVehicle(catalogue, row.vehicle_id ?? undefined)
      : await requireVehicle(catalogue, vehicle_id);
  if (isRefusal(vehicle)) return vehicle;
  return (row.items ?? []).map(({ thing_id, quantity }) => ({
    thingId: thing_id,
    quantity,
    vehicle,
    isFitConfirmed: false,
    additionId: addition_id,
  }));
}

/** Adds inputs to the person's cart as far as possible; the collection stays the same. */
export async function fillCart(
  carts: CartDeps,
  caller: { personId: string; now: Date },
  wishes: Exclude<CartInputs, Refusal>,
) {
  return addLines(carts, { owner: { personId: caller.personId }, now: caller.now }, wishes);
}

/** Converts the result to the contract's type, in the context's language. */
export async function toFilledCart(
  catalogue: CatalogueContext,
  filled: Exclude<Awaited<ReturnType<typeof fillCart>>, Refusal>,
): Promise<FilledCart> {
  return {
    cart: await toCart(catalogue, filled.cart),
    outcomes: filled.outcomes.map(({ thingId: id, ...outcome }) => ({ id, ...outcome })),
  };
}
