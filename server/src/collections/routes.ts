import { VehicleQuery } from "@recambia/contract/catalogue/navigation";
import * as endpoints from "@recambia/contract/collections/endpoints";
import {
  ChangeCollectionBody,
  Collection,
  CollectionSummary,
  CollectionsQuery,
  CreateCollectionBody,
  FillCartBody,
  FilledCart,
  SharedCollection,
  ShareState,
} from "@recambia/contract/collections/schemas";
import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { CartDeps } from "../cart/index.ts";
import { type CatalogueContext, readCatalogue } from "../catalogue/index.ts";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { changeCollection } from "./change-collection.ts";
import { createCollection } from "./create-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { fillCart, readCartInputs, toFilledCart } from "./fill-cart.ts";
import { itemRoutes } from "./item-routes.ts";
import { listCollections } from "./list-collections.ts";
import { readCollection } from "./read-collection.ts";
import { readSharedCollection } from "./read-shared-collection.ts";
import { shareCollection, withdrawShare } from "./share-collection.ts";

const config = { access: "customer" } as const;
const tags = ["collections"];
const params = Type.Object({ id: PublicId }, closed);
const refusals = { 404: ErrorBody, 422: ErrorBody };

/** Routes of the signed-in person's lists (product decisions §6, Collections), and of read-only links. */
export function collectionRoutes(app: App, context: Context, carts: CartDeps) {
  addReads(app, context);
  addSharedRead(app, context);
  addWrites(app, context);
  itemRoutes(app, context);
  addShareRoutes(app, context);
  addCartRoute(app, context, carts);
}

const ownedBy = (request: FastifyRequest, collectionId: string) => ({
  personId: signedInOf(request).personId,
  collectionId,
});

function addReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listCollections, {
      summary: "My lists, those changed last first",
      tags,
      querystring: CollectionsQuery,
      response: { 200: Envelope(Type.Array(CollectionSummary)), 422: ErrorBody },
    }),
    config,
    handler: async (request) => {
      const { personId } = signedInOf(request);
      const { purchasable: purchasableId } = request.query;
      return {
        data: await readCatalogue(context, request.locale, (catalogue) =>
          listCollections(catalogue, { personId, purchasableId }),
        ),
      };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.getCollection, {
      summary: "One of my lists with its cards",
      tags,
      params,
      querystring: VehicleQuery,
      response: { 200: Envelope(Collection), ...refusals },
    }),
    config,
    handler: async (request, reply) => {
      const owned = ownedBy(request, request.params.id);
      const found = await readCatalogue(context, request.locale, (catalogue) =>
        readCollection(catalogue, owned, request.query.vehicle),
      );
      return isRefusal(found) ? refuse(request, reply, found) : { data: found };
    },
  });
}

function addSharedRead(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getSharedCollection, {
      summary: "A list that somebody shares, for anyone with the link",
      tags,
      params: Type.Object({ token: PublicId }, closed),
      querystring: VehicleQuery,
      response: { 200: Envelope(SharedCollection), ...refusals },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      // The link may be withdrawn at any time.
      reply.header("cache-control", "no-store");
      const found = await readCatalogue(context, request.locale, (catalogue) =>
        readSharedCollection(catalogue, request.params.token, request.query.vehicle),
      );
      return isRefusal(found) ? refuse(request, reply, found) : { data: found };
    },
  });
}

function addWrites(app: App, context: Context) {
  const { database } = context;

  /** Returns the summary of a person's list. */
  async function summaryOf(catalogue: CatalogueContext, personId: string, collectionId: string) {
    const [summary] = await listCollections(catalogue, { personId, collectionId });
    return summary;
  }

  app.route({
    ...bindEndpoint(endpoints.createCollection, {
      summary: "Makes a list",
      tags,
      body: CreateCollectionBody,
      response: { 201: Envelope(CollectionSummary), 409: ErrorBody, 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const made = await readCatalogue(context, request.locale, (catalogue) =>
        createCollection({ database, catalogue }, { personId, body: request.body }),
      );
      if (isRefusal(made)) return refuse(request, reply, made);
      const summary = await readCatalogue(context, request.locale, (catalogue) =>
        summaryOf(catalogue, personId, made.id),
      );
      // Deleted on another device meanwhile.
      if (!summary) return refuse(request, reply, { refused: "conflict" });
      return reply.code(201).send({ data: summary });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeCollection, {
      summary: "Gives a list another name or vehicle",
      tags,
      params,
      body: ChangeCollectionBody,
      response: { 200: Envelope(CollectionSummary), ...refusals },
    }),
    config,
    handler: async (request, reply) => {
      const owned = ownedBy(request, request.params.id);
      const changed = await readCatalogue(context, request.locale, async (catalogue) => {
        const change = await changeCollection(catalogue, owned, request.body);
        return isRefusal(change) ? change : summaryOf(catalogue, owned.personId, owned.collectionId);
      });
      if (!changed) return refuse(request, reply, { refused: "not_found" });
      return isRefusal(changed) ? refuse(request, reply, changed) : { data: changed };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.deleteCollection, {
      summary: "Deletes a list",
      tags,
      params,
      body: NoPayload,
      response: { 204: Type.Null(), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const refusal = await deleteCollection(database, ownedBy(request, request.params.id));
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  });
}

function addShareRoutes(app: App, { database }: Context) {
  const schema = {
    tags,
    params,
    body: NoPayload,
    response: { 200: Envelope(ShareState), 404: ErrorBody },
  } as const;

  app.route({
    ...bindEndpoint(endpoints.shareCollection, { summary: "Makes a list's read-only link", ...schema }),
    config,
    handler: async (request, reply) => {
      const state = await shareCollection(database, ownedBy(request, request.params.id));
      return isRefusal(state) ? refuse(request, reply, state) : { data: state };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.stopSharing, { summary: "Withdraws a list's read-only link", ...schema }),
    config,
    handler: async (request, reply) => {
      const state = await withdrawShare(database, ownedBy(request, request.params.id));
      return isRefusal(state) ? refuse(request, reply, state) : { data: state };
    },
  });
}

function addCartRoute(app: App, context: Context, carts: CartDeps) {
  app.route({
    ...bindEndpoint(endpoints.fillCart, {
      summary: "Puts all of a list into the cart, as far as it goes",
      tags,
      params,
      body: FillCartBody,
      response: { 200: Envelope(FilledCart), ...refusals },
    }),
    config,
    handler: async (request, reply) => {
      const owned = ownedBy(request, request.params.id);
      const wishes = await readCatalogue(context, request.locale, (catalogue) =>
        readCartInputs(catalogue, owned, request.body),
      );
      if (isRefusal(wishes)) return refuse(request, reply, wishes);
      const caller = { personId: owned.personId, now: context.clock.now() };
      const filled = await fillCart(carts, caller, wishes);
      if (isRefusal(filled)) return refuse(request, reply, filled);
      // Converted separately from the change, which must not run again when definitions are reloaded.
      return {
        data: await readCatalogue(context, request.locale, (catalogue) => toFilledCart(catalogue, filled)),
      };
    },
  });
}
