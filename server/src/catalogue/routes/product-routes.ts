import { ProductCard } from "@recambia/contract/catalogue/card";
import * as endpoints from "@recambia/contract/catalogue/endpoints";
import { Fitment, PriceHistory, ProductDetail } from "@recambia/contract/catalogue/product";
import { CardsMeta, CardsQuery, Companion } from "@recambia/contract/catalogue/related";
import { closed, ErrorBody, ListEnvelope, Slug } from "@recambia/contract/http";
import { Type } from "typebox";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App } from "../../platform/http/context.ts";
import { findTool } from "../navigation/list-tools.ts";
import { findPriceHistory } from "../prices/find-price-history.ts";
import { findProduct } from "../products/find-product.ts";
import { listAlternatives } from "../products/list-alternatives.ts";
import { listCompanions } from "../products/list-companions.ts";
import { listFitments } from "../products/list-fitments.ts";
import { listNamedProducts } from "../products/list-named-products.ts";
import { type Answer, partSchemaOf, rowsSchemaOf, schemaOf, tags } from "./catalogue-answers.ts";

const config = { access: "anyone" } as const;

/** Routes of one product and its related resources. */
export function productRoutes(app: App, answer: Answer) {
  addProductRoutes(app, answer);
  addRelatedRoutes(app, answer);
}

function addProductRoutes(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.getProduct, schemaOf("A product", ProductDetail)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findProduct(catalogue, request.params.slug, request.query.vehicle),
      ),
  });

  app.route({
    ...bindEndpoint(
      endpoints.listFitments,
      partSchemaOf("All vehicles that a product fits", Type.Array(Fitment)),
    ),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) => listFitments(catalogue, request.params.slug)),
  });

  app.route({
    ...bindEndpoint(
      endpoints.listAlternatives,
      rowsSchemaOf("What can be bought instead of a product", ProductCard),
    ),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) =>
        listAlternatives(catalogue, request.params.slug, request.query.vehicle),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.getTool, {
      ...schemaOf("A workshop tool", ProductDetail),
      params: Type.Object({ id: Slug }, closed),
    }),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findTool(catalogue, request.params.id, request.query.vehicle),
      ),
  });
}

/** Routes of a product's related resources. */
function addRelatedRoutes(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.getPriceHistory, partSchemaOf("What a product has cost", PriceHistory)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) => findPriceHistory(catalogue, request.params.slug)),
  });

  app.route({
    ...bindEndpoint(
      endpoints.listCompanions,
      rowsSchemaOf("What a job usually needs besides a product", Companion),
    ),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) =>
        listCompanions(catalogue, request.params.slug, request.query.vehicle),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.listCards, {
      summary: "Up to twelve products by their slugs",
      tags,
      querystring: CardsQuery,
      response: { 200: ListEnvelope(ProductCard, CardsMeta), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listNamedProducts(catalogue, request.query)),
  });
}
