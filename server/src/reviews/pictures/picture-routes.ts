import { maxPictureBytes } from "@recambia/contract/account/schemas";
import { closed, Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import { CopyPictureBody, ReviewPicture } from "@recambia/contract/reviews/schemas";
import { Type } from "typebox";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse, refuseField } from "../../platform/http/refusals/refusal.ts";
import { acceptPictures, pictureTypes } from "../../platform/pictures/accept-pictures.ts";
import { pictureMessages } from "../../platform/pictures/messages.ts";
import { countReviewPicture } from "../limits.ts";
import { copyReviewPicture } from "./copy-review-picture.ts";
import { keepReviewPicture } from "./keep-review-picture.ts";
import { readReviewPicture } from "./read-review-picture.ts";

const tags = ["reviews"];
const PictureParams = Type.Object({ pictureId: PublicId, size: Type.Enum(["small", "large"]) }, closed);

/** The pictures of reviews: sent or copied one by one while the review is being written, shown to everybody. */
export async function reviewPictureRoutes(app: App, context: Context) {
  showPictures(app, context);
  copyPictures(app, context);
  await app.register(async (scope: App) => takePictures(scope, context));
}

function takePictures(scope: App, context: Context) {
  acceptPictures(scope);
  scope.route({
    ...bindEndpoint(endpoints.uploadReviewPicture, {
      summary: "Keeps a picture for a review that I write: the body is the image itself",
      tags,
      consumes: pictureTypes,
      body: Type.Unsafe<unknown>({ description: "The image's bytes" }),
      response: { 201: Envelope(ReviewPicture), 429: ErrorBody },
    }),
    config: { access: "customer" },
    bodyLimit: maxPictureBytes,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countReviewPicture(context, personId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const { body } = request;
      if (!Buffer.isBuffer(body))
        return refuse(request, reply, refuseField("picture", pictureMessages.picture_unreadable));
      const picture = await keepReviewPicture(context, personId, body);
      return isRefusal(picture) ? refuse(request, reply, picture) : reply.code(201).send({ data: picture });
    },
  });
}

function showPictures(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getReviewPicture, {
      summary: "A picture of a review",
      tags,
      produces: ["image/webp"],
      params: PictureParams,
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      const { pictureId, size } = request.params;
      const bytes = await readReviewPicture(context, pictureId, size);
      if (!bytes) return refuse(request, reply.header("cache-control", "no-store"), { refused: "not_found" });
      // Kept by the browser alone, and for a day: one that is hidden or removed is nowhere else.
      reply.header("cache-control", "private, max-age=86400");
      return reply.type("image/webp").send(bytes);
    },
  });
}

function copyPictures(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.copyReviewPicture, {
      summary: "Copies a picture among my files for a review that I write; the file stays private",
      tags,
      body: CopyPictureBody,
      response: { 201: Envelope(ReviewPicture), 429: ErrorBody },
    }),
    config: { access: "customer" },
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countReviewPicture(context, personId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const picture = await copyReviewPicture(context, personId, request.body.upload_id);
      return isRefusal(picture) ? refuse(request, reply, picture) : reply.code(201).send({ data: picture });
    },
  });
}
