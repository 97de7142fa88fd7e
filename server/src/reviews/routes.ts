import {
  closed,
  Envelope,
  ErrorBody,
  ListEnvelope,
  NoPayload,
  PublicId,
  Slug,
} from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import {
  MyReview,
  MyReviewListMeta,
  MyReviewQuery,
  ReportBody,
  Review,
  Reviewable,
  ReviewBody,
  ReviewListMeta,
  ReviewQuery,
  WriteReviewBody,
} from "@recambia/contract/reviews/schemas";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { readCatalogue } from "../catalogue/index.ts";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { ensureVisitor } from "../platform/http/access/visitor.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal, refuse } from "../platform/http/refusals/refusal.ts";
import { cachedReads } from "../platform/http/response-cache.ts";
import { changeReview } from "./change-review.ts";
import { guestReviewRoutes } from "./guests/guest-routes.ts";
import { countChange, countReport } from "./limits.ts";
import { findMyReview, listMyReviews } from "./list-my-reviews.ts";
import { listProductReviews } from "./list-product-reviews.ts";
import { findReviewable, listReviewable } from "./list-reviewable.ts";
import { reportReview } from "./moderation/report-review.ts";
import { removePictureFiles } from "./pictures/picture-files.ts";
import { reviewPictureRoutes } from "./pictures/picture-routes.ts";
import { removeReview } from "./remove-review.ts";
import { writeReview } from "./write-review.ts";

const config = { access: "customer" } as const;
const tags = ["reviews"];
const params = Type.Object({ id: PublicId }, closed);

/** Routes of reviews: public to read, written by buyers (product decisions §6, `law.md` 8). */
export async function reviewRoutes(app: App, context: Context) {
  addPublicRoutes(app, context);
  addOwnReads(app, context);
  addReviewableReads(app, context);
  addWrites(app, context);
  addRemoval(app, context);
  guestReviewRoutes(app, context);
  await reviewPictureRoutes(app, context);
}

function addPublicRoutes(app: App, context: Context) {
  const answer = cachedReads(context);
  app.route({
    ...bindEndpoint(endpoints.listProductReviews, {
      summary: "What buyers say of a product",
      tags,
      params: Type.Object({ slug: Slug }, closed),
      querystring: ReviewQuery,
      response: { 200: ListEnvelope(Review, ReviewListMeta), 404: ErrorBody, 422: ErrorBody },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) =>
      answer(request, reply, () => listProductReviews(context.database, request.params.slug, request.query)),
  });

  app.route({
    ...bindEndpoint(endpoints.reportReview, {
      summary: "Says that a review is unlawful or false",
      tags,
      params,
      body: ReportBody,
      response: { 204: Type.Null(), 404: ErrorBody, 429: ErrorBody },
    }),
    config: { access: "visitor" },
    handler: async (request, reply) => {
      const { body, locale } = request;
      if (!(await countReport(context, request, body.email))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const refusal = await reportReview(context.database, {
        reviewId: request.params.id,
        reporter: ensureVisitor(context, request, reply).toString("base64url"),
        body,
        locale,
        origin: context.config.shopOrigin,
        now: context.clock.now(),
      });
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  });
}

function addOwnReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listMyReviews, {
      summary: "My reviews, newest first",
      tags,
      querystring: MyReviewQuery,
      response: { 200: ListEnvelope(MyReview, MyReviewListMeta) },
    }),
    config,
    handler: async (request) =>
      readCatalogue(context, request.locale, (catalogue) =>
        listMyReviews(catalogue, signedInOf(request).personId, request.query),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.getMyReview, {
      summary: "One of my reviews",
      tags,
      params,
      response: { 200: Envelope(MyReview) },
    }),
    config,
    handler: async (request, reply) => {
      const review = await ownReview(context, request, request.params.id);
      return isRefusal(review) ? refuse(request, reply, review) : { data: review };
    },
  });
}

function ownReview(context: Context, request: FastifyRequest, reviewId: string): Promise<MyReview | Refusal> {
  const { personId } = signedInOf(request);
  return readCatalogue(context, request.locale, (catalogue) => findMyReview(catalogue, personId, reviewId));
}

function addReviewableReads(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.listReviewable, {
      summary: "What I have got and not reviewed yet",
      tags,
      querystring: MyReviewQuery,
      response: { 200: ListEnvelope(Reviewable, MyReviewListMeta) },
    }),
    config,
    handler: async (request) =>
      readCatalogue(context, request.locale, (catalogue) =>
        listReviewable(catalogue, signedInOf(request), request.query),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.getReviewable, {
      summary: "A product that I have got, reviewed or not",
      tags,
      params,
      response: { 200: Envelope(Reviewable) },
    }),
    config,
    handler: async (request, reply) => {
      const reviewable = await readCatalogue(context, request.locale, (catalogue) =>
        findReviewable(catalogue, signedInOf(request), request.params.id),
      );
      return isRefusal(reviewable) ? refuse(request, reply, reviewable) : { data: reviewable };
    },
  });
}

function addWrites(app: App, context: Context) {
  const { database, clock } = context;
  app.route({
    ...bindEndpoint(endpoints.writeReview, {
      summary: "Publishes my review of something that I have bought and got",
      tags,
      body: WriteReviewBody,
      response: { 201: Envelope(MyReview), 404: ErrorBody, 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countChange(context, personId))) return refuse(request, reply, tooMany);
      const { body, locale } = request;
      const id = await writeReview(database, { by: { personId }, locale, body, now: clock.now() });
      if (isRefusal(id)) return refuse(request, reply, id);
      const review = await ownReview(context, request, id);
      return isRefusal(review) ? refuse(request, reply, review) : reply.code(201).send({ data: review });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeReview, {
      summary: "Changes one of my reviews",
      tags,
      params,
      body: ReviewBody,
      response: { 200: Envelope(MyReview), 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countChange(context, personId))) return refuse(request, reply, tooMany);
      const { body, params } = request;
      const dropped = await changeReview(database, {
        personId,
        reviewId: params.id,
        body,
        now: clock.now(),
      });
      if (isRefusal(dropped)) return refuse(request, reply, dropped);
      await removePictureFiles(context.files, dropped);
      const review = await ownReview(context, request, params.id);
      return isRefusal(review) ? refuse(request, reply, review) : { data: review };
    },
  });
}

const tooMany: Refusal = { refused: "too_many_requests" };

function addRemoval(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.deleteReview, {
      summary: "Deletes one of my reviews",
      tags,
      params,
      body: NoPayload,
      response: { 204: Type.Null(), 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countChange(context, personId))) return refuse(request, reply, tooMany);
      const pictures = await removeReview(context.database, {
        ...{ personId, reviewId: request.params.id },
        ...{ origin: context.config.shopOrigin, now: context.clock.now() },
      });
      if (isRefusal(pictures)) return refuse(request, reply, pictures);
      await removePictureFiles(context.files, pictures);
      return reply.code(204).send(null);
    },
  });
}
