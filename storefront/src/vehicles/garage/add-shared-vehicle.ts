import * as endpoints from "@recambia/contract/vehicles/endpoints";
import { garageVehicleOf } from "@recambia/contract/vehicles/schemas";
import { showLoadFailure } from "../../lib/alert-store.ts";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { addOrSelectVehicle } from "./change-garage.ts";

/** Number of vehicles asked for so far: answers may arrive in another order than they were asked for. */
let asked = 0;

/**
 * Takes a vehicle that is known by its variant's id alone, from a link or a search, into the garage;
 * selects it when it is there already.
 *
 * @returns whether it is selected now: not when the shopper has chosen another one before the answer, nor when the shop does
 *   not know it or could not be asked, which is shown in the alert.
 */
export async function addSharedVehicle(http: HttpClient, variantId: string): Promise<boolean> {
  asked += 1;
  const own = asked;
  const answer = await http.call(endpoints.getVehicle, { params: { variantId } });
  if (own !== asked) return false;
  if (!isSuccess(answer)) {
    console.warn(`The vehicle ${variantId} could not be loaded: status ${answer.status}`);
    showLoadFailure();
    return false;
  }
  addOrSelectVehicle(garageVehicleOf(answer.data.data));
  return true;
}
