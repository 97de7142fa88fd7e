import { CardsMeta, CardsQuery, Companion } from "@recambia/contract/catalogue/related";
import { Fitment, PriceHistory, ProductCard, ProductDetail } from "@recambia/contract/catalogue/schemas";
import { ErrorBody, ListEnvelope, Slug } from "@recambia/contract/http";
import { Type } from "typebox";
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
const closed = { additionalProperties: false };

/** Routes of one product and its related resources. */
export function productRoutes(app: App, answer: Answer) {
  addProductRoutes(app, answer);
  addRelatedRoutes(app, answer);
}

function addProductRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/products/:slug",
    { config, schema: schemaOf("A product", ProductDetail) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findProduct(catalogue, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/products/:slug/fitments",
    { config, schema: partSchemaOf("All vehicles that a product fits", Type.Array(Fitment)) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) => listFitments(catalogue, request.params.slug)),
  );

  app.get(
    "/spa/catalog/products/:slug/alternatives",
    { config, schema: rowsSchemaOf("What can be bought instead of a product", ProductCard) },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) =>
        listAlternatives(catalogue, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/tools/:id",
    {
      config,
      schema: { ...schemaOf("A workshop tool", ProductDetail), params: Type.Object({ id: Slug }, closed) },
    },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findTool(catalogue, request.params.id, request.query.vehicle),
      ),
  );
}

/** Routes of a product's related resources. */
function addRelatedRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/products/:slug/price-history",
    { config, schema: partSchemaOf("What a product has cost", PriceHistory) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) => findPriceHistory(catalogue, request.params.slug)),
  );

  app.get(
    "/spa/catalog/products/:slug/companions",
    { config, schema: rowsSchemaOf("What a job usually needs besides a product", Companion) },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) =>
        listCompanions(catalogue, request.params.slug, request.query.vehicle),
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
      answer.list(request, reply, (catalogue) => listNamedProducts(catalogue, request.query)),
  );
}
