import * as endpoints from "@recambia/contract/collections/endpoints";
import { ItemState, PutItemBody } from "@recambia/contract/collections/schemas";
import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { putItem } from "./put-item.ts";
import { removeItem } from "./remove-item.ts";

const config = { access: "customer" } as const;
const tags = ["collections"];
const params = Type.Object({ id: PublicId, purchasableId: PublicId }, closed);

/** Routes of the items of the signed-in person's lists. */
export function itemRoutes(app: App, { database, clock }: Context) {
  app.route({
    ...bindEndpoint(endpoints.putItem, {
      summary: "Puts a product or a kit into a list, or sets how many",
      tags,
      params,
      body: PutItemBody,
      response: { 200: Envelope(ItemState), 404: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { id: collectionId, purchasableId } = request.params;
      const state = await putItem(database, {
        personId: signedInOf(request).personId,
        collectionId,
        purchasableId,
        quantity: request.body.quantity ?? null,
        now: clock.now(),
      });
      return isRefusal(state) ? refuse(request, reply, state) : { data: state };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.removeItem, {
      summary: "Takes a product or a kit out of a list",
      tags,
      params,
      body: Type.Union([Type.Null(), Type.Object({}, closed)]),
      response: { 200: Envelope(ItemState), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { id: collectionId, purchasableId } = request.params;
      const state = await removeItem(database, {
        personId: signedInOf(request).personId,
        collectionId,
        purchasableId,
        now: clock.now(),
      });
      return isRefusal(state) ? refuse(request, reply, state) : { data: state };
    },
  });
}
