import * as endpoints from "@recambia/contract/vehicles/endpoints";
import { garageVehicleOf } from "@recambia/contract/vehicles/schemas";
import { showLoadFailure } from "../../lib/alert-store.ts";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { addOrSelectVehicle } from "./change-garage.ts";

/**
 * Takes a vehicle that is known by its variant's id alone, from a link or a search, into the garage;
 * selects it when it is there already.
 *
 * @returns whether the shop knows it and could be asked; a failure is shown in the alert.
 */
export async function addSharedVehicle(http: HttpClient, variantId: string): Promise<boolean> {
  const answer = await http.call(endpoints.getVehicle, { params: { variantId } });
  if (!isSuccess(answer)) {
    console.warn(`The vehicle ${variantId} could not be loaded: status ${answer.status}`);
    showLoadFailure();
    return false;
  }
  addOrSelectVehicle(garageVehicleOf(answer.data.data));
  return true;
}
