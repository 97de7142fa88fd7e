import * as endpoints from "@recambia/contract/account/endpoints";
import { pictureAddress } from "@recambia/contract/account/picture-address";
import { maxPictureBytes, PictureCrop, PictureResponse } from "@recambia/contract/account/schemas";
import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import { Type } from "typebox";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse, refuseField } from "../../platform/http/refusals/refusal.ts";
import { acceptPictures, pictureTypes } from "../../platform/pictures/accept-pictures.ts";
import { pictureMessages } from "../../platform/pictures/messages.ts";
import { countPicture } from "../limits.ts";
import { keepPicture, removePicture } from "./keep-picture.ts";
import { makePicture } from "./make-picture.ts";
import { pictureFile } from "./picture-file.ts";

const config = { access: "customer" } as const;
const tags = ["account"];
const PictureParams = Type.Object({ pictureId: PublicId }, closed);

/** Routes of the person's picture (specification §2, product decisions §2). */
export async function pictureRoutes(app: App, context: Context) {
  showPictures(app, context);
  await app.register(async (scope: App) => takePictures(scope, context));

  app.route({
    ...bindEndpoint(endpoints.deletePicture, {
      summary: "Removes the person's picture",
      tags,
      body: NoPayload,
      response: { 200: Envelope(PictureResponse) },
    }),
    config,
    handler: async (request) => {
      await removePicture(context, signedInOf(request).personId, context.clock.now());
      return { data: { picture: null } };
    },
  });
}

function takePictures(scope: App, context: Context) {
  acceptPictures(scope);
  scope.route({
    ...bindEndpoint(endpoints.uploadPicture, {
      summary: "Sets the person's picture: the body is the image itself",
      tags,
      consumes: pictureTypes,
      querystring: PictureCrop,
      body: Type.Unsafe<unknown>({ description: "The image's bytes" }),
      response: { 200: Envelope(PictureResponse), 429: ErrorBody },
    }),
    config,
    bodyLimit: maxPictureBytes,
    handler: async (request, reply) => {
      const { body, query } = request;
      const { personId } = signedInOf(request);
      if (!(await countPicture(context, personId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      if (!Buffer.isBuffer(body))
        return refuse(request, reply, refuseField("picture", pictureMessages.picture_unreadable));
      const picture = await makePicture(body, query);
      if (isRefusal(picture)) return refuse(request, reply, picture);
      const pictureId = await keepPicture(context, personId, picture, context.clock.now());
      if (pictureId === null) return refuse(request, reply, { refused: "unauthenticated" });
      return { data: { picture: pictureAddress(pictureId) } };
    },
  });
}

/** Anyone with the URL may read it: it is unguessable and never reused. */
function showPictures(app: App, { files }: Context) {
  app.route({
    ...bindEndpoint(endpoints.getPersonPicture, {
      summary: "A person's picture",
      tags,
      produces: ["image/webp"],
      params: PictureParams,
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      const bytes = await files.read(pictureFile(request.params.pictureId));
      if (!bytes) return refuse(request, reply.header("cache-control", "no-store"), { refused: "not_found" });
      // Cached only by browsers, so that a deleted picture is nowhere else.
      reply.header("cache-control", "private, max-age=31536000, immutable");
      return reply.type("image/webp").send(bytes);
    },
  });
}
