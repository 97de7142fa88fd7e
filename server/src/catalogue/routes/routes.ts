import { CompareQuery, Comparison } from "@recambia/contract/catalogue/compare";
import {
  BrandDetail,
  BrandSummary,
  CategoryDetail,
  CategorySummary,
  KitCard,
  KitDetail,
  KitListMeta,
  KitQuery,
  ProductCard,
  ProductListMeta,
  ProductQuery,
  SubcategoryDetail,
  ToolQuery,
  VehicleQuery,
} from "@recambia/contract/catalogue/schemas";
import { Suggestions, SuggestQuery } from "@recambia/contract/catalogue/search";
import { Envelope, ErrorBody, ListEnvelope } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
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
}

function addCategoryRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/categories",
    {
      config,
      schema: {
        summary: "All categories",
        tags,
        querystring: VehicleQuery,
        response: { 200: ListEnvelope(CategorySummary, ForVehicle), 422: ErrorBody },
      },
    },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) => listCategories(catalogue, request.query.vehicle)),
  );

  app.get(
    "/spa/catalog/categories/:slug",
    { config, schema: schemaOf("A category with its subcategories", CategoryDetail) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findCategory(catalogue, request.params.slug, request.query.vehicle),
      ),
  );

  app.get(
    "/spa/catalog/subcategories/:slug",
    { config, schema: schemaOf("A subcategory", SubcategoryDetail) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findSubcategory(catalogue, request.params.slug, request.query.vehicle),
      ),
  );
}

function addBrandRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/brands",
    {
      config,
      schema: {
        summary: "All brands",
        tags,
        querystring: VehicleQuery,
        response: { 200: ListEnvelope(BrandSummary, ForVehicle), 422: ErrorBody },
      },
    },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) => listBrands(catalogue, request.query.vehicle)),
  );

  app.get(
    "/spa/catalog/brands/:slug",
    { config, schema: schemaOf("A brand with its categories", BrandDetail) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findBrand(catalogue, request.params.slug, request.query.vehicle),
      ),
  );
}

function addListRoutes(app: App, answer: Answer) {
  const response = { 200: ListEnvelope(ProductCard, ProductListMeta), ...refusals };

  app.get(
    "/spa/catalog/products",
    { config, schema: { summary: "Products with facets", tags, querystring: ProductQuery, response } },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) => listProducts(catalogue, request.query)),
  );

  app.get(
    "/spa/catalog/offers",
    { config, schema: { summary: "Reductions in force", tags, querystring: ProductQuery, response } },
    async (request, reply) =>
      answer.list(request, reply, (catalogue) => listOffers(catalogue, request.query)),
  );

  app.get(
    "/spa/catalog/tools",
    { config, schema: { summary: "Workshop tools", tags, querystring: ToolQuery, response } },
    async (request, reply) => answer.list(request, reply, (catalogue) => listTools(catalogue, request.query)),
  );
}

function addSuggestRoute(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/suggest",
    {
      config,
      schema: {
        summary: "What the words typed so far may become",
        tags,
        querystring: SuggestQuery,
        response: { 200: Envelope(Suggestions), 422: ErrorBody },
      },
    },
    async (request, reply) => answer.one(request, reply, (catalogue) => suggest(catalogue, request.query)),
  );
}

function addCompareRoute(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/compare",
    {
      config,
      schema: {
        summary: "Up to four products side by side",
        tags,
        querystring: CompareQuery,
        response: { 200: Envelope(Comparison), ...refusals },
      },
    },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) => compareProducts(catalogue, request.query)),
  );
}

function addKitRoutes(app: App, answer: Answer) {
  app.get(
    "/spa/catalog/kits",
    {
      config,
      schema: {
        summary: "Kits",
        tags,
        querystring: KitQuery,
        response: { 200: ListEnvelope(KitCard, KitListMeta), 422: ErrorBody },
      },
    },
    async (request, reply) => answer.list(request, reply, (catalogue) => listKits(catalogue, request.query)),
  );

  app.get(
    "/spa/catalog/kits/:slug",
    { config, schema: schemaOf("A kit", KitDetail) },
    async (request, reply) =>
      answer.one(request, reply, (catalogue) =>
        findKit(catalogue, request.params.slug, request.query.vehicle),
      ),
  );
}
