import { Envelope } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/vehicles/endpoints";
import { AccountGarage, SyncGarageBody } from "@recambia/contract/vehicles/garage";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { changeGarage, readGarage } from "./account-garage.ts";

/** The route by which the garage follows a signed-in person from browser to browser. */
export function garageRoutes(app: App, { database, clock }: Context) {
  app.route({
    ...bindEndpoint(endpoints.syncGarage, {
      summary: "Sends what has changed in this browser's garage, and returns the account's",
      tags: ["vehicles"],
      body: SyncGarageBody,
      response: { 200: Envelope(AccountGarage) },
    }),
    config: { access: "customer" },
    handler: async (request) => {
      const { personId } = signedInOf(request);
      const now = clock.now().getTime();
      const changes = request.body.changes.map(({ variant_id, vehicle, ms_ago }) => ({
        variantId: variant_id,
        vehicle: vehicle && { ...vehicle, variantId: variant_id },
        changedAt: new Date(now - ms_ago),
      }));
      const data = await database.transaction(async (transaction) => {
        const leftOut = changes.length > 0 ? await changeGarage(transaction, personId, changes) : [];
        return { vehicles: await readGarage(transaction, personId), left_out: leftOut };
      });
      return { data };
    },
  });
}
