import { ProductCard } from "@recambia/contract/catalogue/card";
import { CompareQuery, Comparison } from "@recambia/contract/catalogue/compare";
import * as endpoints from "@recambia/contract/catalogue/endpoints";
import { KitCard, KitDetail, KitListMeta, KitQuery } from "@recambia/contract/catalogue/kits";
import { ProductListMeta, ProductQuery, ToolQuery } from "@recambia/contract/catalogue/list";
import {
  BrandDetail,
  BrandSummary,
  CategoryDetail,
  CategorySummary,
  SubcategoryDetail,
  VehicleQuery,
} from "@recambia/contract/catalogue/navigation";
import { Suggestions, SuggestQuery } from "@recambia/contract/catalogue/search";
import { Envelope, ErrorBody, ListEnvelope } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { findKit } from "../kits/find-kit.ts";
import { listKits } from "../kits/list-kits.ts";
import { listOffers, listProducts } from "../listing/list-products.ts";
import { findBrand, listBrands } from "../navigation/list-brands.ts";
import { findCategory, findSubcategory, listCategories } from "../navigation/list-categories.ts";
import { listTools } from "../navigation/list-tools.ts";
import { compareProducts } from "../products/compare-products.ts";
import { suggest } from "../search/suggest.ts";
import { type Answer, catalogueAnswers, schemaOf, tags } from "./catalogue-answers.ts";
import { productRoutes } from "./product-routes.ts";
import { vehicleRoutes } from "./vehicle-routes.ts";

const config = { access: "anyone" } as const;
const refusals = { 404: ErrorBody, 422: ErrorBody };

/** Routes of the catalogue (product decisions §2). */
export function catalogueRoutes(app: App, context: Context) {
  const answer = catalogueAnswers(context);
  addCategoryRoutes(app, answer);
  addBrandRoutes(app, answer);
  addListRoutes(app, answer);
  addSuggestRoute(app, answer);
  addCompareRoute(app, answer);
  productRoutes(app, answer);
  addKitRoutes(app, answer);
  vehicleRoutes(app, context, answer);
}

function addCategoryRoutes(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.listCategories, {
      summary: "All categories",
      tags,
      querystring: VehicleQuery,
      response: { 200: ListEnvelope(CategorySummary, ForVehicle), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listCategories(catalogue, request.query.vehicle)),
  });

  app.route({
    ...bindEndpoint(endpoints.getCategory, schemaOf("A category with its subcategories", CategoryDetail)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findCategory(catalogue, request.params.slug, request.query.vehicle),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.getSubcategory, schemaOf("A subcategory", SubcategoryDetail)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findSubcategory(catalogue, request.params.slug, request.query.vehicle),
      ),
  });
}

function addBrandRoutes(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.listBrands, {
      summary: "All brands",
      tags,
      querystring: VehicleQuery,
      response: { 200: ListEnvelope(BrandSummary, ForVehicle), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listBrands(catalogue, request.query.vehicle)),
  });

  app.route({
    ...bindEndpoint(endpoints.getBrand, schemaOf("A brand with its categories", BrandDetail)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findBrand(catalogue, request.params.slug, request.query.vehicle),
      ),
  });
}

function addListRoutes(app: App, answer: Answer) {
  const response = { 200: ListEnvelope(ProductCard, ProductListMeta), ...refusals };

  app.route({
    ...bindEndpoint(endpoints.listProducts, {
      summary: "Products with facets",
      tags,
      querystring: ProductQuery,
      response,
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listProducts(catalogue, request.query)),
  });

  app.route({
    ...bindEndpoint(endpoints.listOffers, {
      summary: "Reductions in force; without `sort`, part types take turns",
      tags,
      querystring: ProductQuery,
      response,
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listOffers(catalogue, request.query)),
  });

  app.route({
    ...bindEndpoint(endpoints.listTools, {
      summary: "Workshop tools",
      tags,
      querystring: ToolQuery,
      response,
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listTools(catalogue, request.query)),
  });
}

function addSuggestRoute(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.suggest, {
      summary: "What the words typed so far may become",
      tags,
      querystring: SuggestQuery,
      response: { 200: Envelope(Suggestions), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) => suggest(catalogue, request.query)),
  });
}

function addCompareRoute(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.compareProducts, {
      summary: "Up to four products side by side",
      tags,
      querystring: CompareQuery,
      response: { 200: Envelope(Comparison), ...refusals },
    }),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) => compareProducts(catalogue, request.query)),
  });
}

function addKitRoutes(app: App, answer: Answer) {
  app.route({
    ...bindEndpoint(endpoints.listKits, {
      summary: "Kits",
      tags,
      querystring: KitQuery,
      response: { 200: ListEnvelope(KitCard, KitListMeta), 422: ErrorBody },
    }),
    config,
    handler: async (request, reply) =>
      answer.list(request, reply, (catalogue) => listKits(catalogue, request.query)),
  });

  app.route({
    ...bindEndpoint(endpoints.getKit, schemaOf("A kit", KitDetail)),
    config,
    handler: async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findKit(catalogue, request.params.slug, request.query.vehicle),
      ),
  });
}
