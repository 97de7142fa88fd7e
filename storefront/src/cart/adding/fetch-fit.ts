import type { ProductCard } from "@recambia/contract/catalogue/card";
import * as endpoints from "@recambia/contract/catalogue/endpoints";
import type { KitCard } from "@recambia/contract/catalogue/kits";
import type { Data } from "@recambia/contract/endpoint";
import type { Fit } from "@recambia/contract/vehicles/fit";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { type ApiAnswer, type HttpClient, isSuccess } from "../../lib/http/http-client.ts";

/** A product or kit as a catalogue screen has it; a card is enough. */
export type Purchasable =
  | Pick<
      ProductCard,
      | "id"
      | "slug"
      | "name"
      | "part_number"
      | "picture"
      | "price"
      | "fit"
      | "stock"
      | "brand"
      | "part_type"
      | "restricted"
      | "needed_per_job"
    >
  | Pick<KitCard, "id" | "slug" | "name" | "picture" | "price" | "fit" | "stock">;

/** Fit to ask the shopper about. */
export type FitCheck = { fit: Fit; vehicle: VehicleSummary | null };

/**
 * Fetches how an item fits a vehicle, after the server demanded a confirmation that the card did not expect.
 * If the request fails, the shopper is asked as if the item did not fit.
 */
export async function fetchFit(
  http: HttpClient,
  purchasable: Purchasable,
  vehicleId: string | null,
): Promise<FitCheck> {
  const input = { params: { slug: purchasable.slug }, query: { vehicle: vehicleId ?? undefined } };
  const answer: ApiAnswer<Data<FitCheck>> = await ("part_type" in purchasable
    ? http.call(endpoints.getProduct, input)
    : http.call(endpoints.getKit, input));
  if (!isSuccess(answer)) return { fit: { answer: "does_not_fit", alternatives: [] }, vehicle: null };
  const { fit, vehicle } = answer.data.data;
  return { fit, vehicle };
}
