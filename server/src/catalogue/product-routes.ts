import {
  Fitment,
  PriceHistory,
  ProductCard,
  ProductDetail,
  VehicleQuery,
} from "@recambia/contract/catalogue";
import { Envelope, ErrorBody, ListEnvelope, Slug } from "@recambia/contract/http";
import { CardsMeta, CardsQuery, Companion } from "@recambia/contract/related";
import { ForVehicle } from "@recambia/contract/vehicles";
import { Type } from "typebox";
import type { App } from "../platform/http/app.ts";
import { type Answer, SlugParams, schemaOf, tags } from "./catalogue-answers.ts";
import { findPriceHistory } from "./find-price-history.ts";
import { findProduct } from "./find-product.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { listCompanions } from "./list-companions.ts";
import { listFitments } from "./list-fitments.ts";
import { listNamedProducts } from "./list-named-products.ts";
import { findTool } from "./list-tools.ts";

const config = { access: "anyone" } as const;
const closed = { additionalProperties: false };
const refusals = { 404: ErrorBody, 422: ErrorBody };

/** One product, and what its page shows besides it. */
export function productRoutes(app: App, answer: Answer) {
  addProductRoutes(app, answer);
  addRelatedRoutes(app, answer);
}

function addProductRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/products/:slug",
    { config, schema: schemaOf("A product", ProductDetail) },
    async (request, reply) =>
      answer.one(request, reply, (reading) =>
        findProduct(reading, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/products/:slug/fitments",
    {
      config,
      schema: {
        summary: "All vehicles that a product fits",
        tags,
        params: SlugParams,
        querystring: Type.Object({}, closed),
        response: { 200: Envelope(Type.Array(Fitment)), ...refusals },
      },
    },
    async (request, reply) =>
      answer.one(request, reply, (reading) => listFitments(reading, request.params.slug)),
  );

  app.get(
    "/spa/catalog/products/:slug/alternatives",
    {
      config,
      schema: {
        summary: "What can be bought instead of a product",
        tags,
        params: SlugParams,
        querystring: VehicleQuery,
        response: { 200: ListEnvelope(ProductCard, ForVehicle), ...refusals },
      },
    },
    async (request, reply) =>
      answer.list(request, reply, (reading) =>
        listAlternatives(reading, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/tools/:id",
    {
      config,
      schema: { ...schemaOf("A workshop tool", ProductDetail), params: Type.Object({ id: Slug }, closed) },
    },
    async (request, reply) =>
      answer.one(request, reply, (reading) => findTool(reading, request.params.id, request.query.vehicle)),
  );
}

/** What a product's page shows besides the product. */
function addRelatedRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/products/:slug/price-history",
    {
      config,
      schema: {
        summary: "What a product has cost",
        tags,
        params: SlugParams,
        querystring: Type.Object({}, closed),
        response: { 200: Envelope(PriceHistory), ...refusals },
      },
    },
    async (request, reply) =>
      answer.one(request, reply, (reading) => findPriceHistory(reading, request.params.slug)),
  );

  app.get(
    "/spa/catalog/products/:slug/companions",
    {
      config,
      schema: {
        summary: "What a job usually needs besides a product",
        tags,
        params: SlugParams,
        querystring: VehicleQuery,
        response: { 200: ListEnvelope(Companion, ForVehicle), ...refusals },
      },
    },
    async (request, reply) =>
      answer.list(request, reply, (reading) =>
        listCompanions(reading, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/cards",
    {
      config,
      schema: {
        summary: "Up to twelve products by their slugs",
        tags,
        querystring: CardsQuery,
        response: { 200: ListEnvelope(ProductCard, CardsMeta), 422: ErrorBody },
      },
    },
    async (request, reply) =>
      answer.list(request, reply, (reading) => listNamedProducts(reading, request.query)),
  );
}
