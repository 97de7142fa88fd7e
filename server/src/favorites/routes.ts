import * as endpoints from "@recambia/contract/favorites/endpoints";
import {
  Favorite,
  FavoriteListMeta,
  FavoriteQuery,
  FavoriteState,
  MergeFavoritesBody,
  MergeFavoritesResponse,
} from "@recambia/contract/favorites/schemas";
import { closed, Envelope, ErrorBody, ListEnvelope, PublicId } from "@recambia/contract/http";
import { Type } from "typebox";
import { readCatalogue } from "../catalogue/index.ts";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { listFavoriteIds } from "./list-favorite-ids.ts";
import { listFavorites } from "./list-favorites.ts";
import { markFavorite } from "./mark-favorite.ts";
import { mergeFavorites } from "./merge-favorites.ts";
import { unmarkFavorite } from "./unmark-favorite.ts";

const config = { access: "customer" } as const;
const tags = ["favorites"];
const params = Type.Object({ purchasableId: PublicId }, closed);
/** Requests without a payload may send an empty object. */
const body = Type.Union([Type.Null(), Type.Object({}, closed)]);

/** Routes of the signed-in person's favorites (product decisions §2). */
export function favoriteRoutes(app: App, context: Context) {
  addReads(app, context);
  addWrites(app, context);
}

function addReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listFavorites, {
      summary: "My favorites as cards, newest first",
      tags,
      querystring: FavoriteQuery,
      response: { 200: ListEnvelope(Favorite, FavoriteListMeta), 422: ErrorBody },
    }),
    config,
    handler: async (request, _reply) => {
      const { personId } = signedInOf(request);
      return readCatalogue(context, request.locale, (catalogue) =>
        listFavorites(catalogue, personId, request.query),
      );
    },
  });

  app.route({
    ...bindEndpoint(endpoints.listFavoriteIds, {
      summary: "Ids of my favorites, newest first",
      tags,
      response: { 200: Envelope(Type.Array(PublicId)) },
    }),
    config,
    handler: async (request) => ({
      data: await listFavoriteIds(context.database, signedInOf(request).personId),
    }),
  });
}

function addWrites(app: App, { database, clock }: Context) {
  app.route({
    ...bindEndpoint(endpoints.markFavorite, {
      summary: "Marks a product or a kit",
      tags,
      params,
      body,
      response: { 200: Envelope(FavoriteState), 404: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const { purchasableId } = request.params;
      const state = await markFavorite(database, { personId, purchasableId, now: clock.now() });
      return isRefusal(state) ? refuse(request, reply, state) : { data: state };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.unmarkFavorite, {
      summary: "Takes a heart off",
      tags,
      params,
      body,
      response: { 200: Envelope(FavoriteState) },
    }),
    config,
    handler: async (request) => {
      const { personId } = signedInOf(request);
      return {
        data: await unmarkFavorite(database, { personId, purchasableId: request.params.purchasableId }),
      };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.mergeFavorites, {
      summary: "Adds what this browser kept before signing in",
      tags,
      body: MergeFavoritesBody,
      response: { 200: Envelope(MergeFavoritesResponse), 422: ErrorBody },
    }),
    config,
    handler: async (request) => {
      const { personId } = signedInOf(request);
      return {
        data: await mergeFavorites(database, { personId, ids: request.body.ids, now: clock.now() }),
      };
    },
  });
}
