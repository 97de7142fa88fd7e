import { mostPictureBytes } from "@recambia/contract/account/schemas";
import type { FastifyError } from "fastify";
import type { App } from "../http/app.ts";
import { refuse } from "../http/refusals/refusal.ts";

/** What phones and programs save; what the bytes are is seen from the bytes. */
export const pictureTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heic",
  "image/heif",
];

/**
 * Lets the routes of a scope take a picture as their body: its bytes, or null when it is no picture.
 * Give it a scope of its own: nowhere else are bodies read that are not JSON.
 */
export function acceptPictures(scope: App) {
  scope.addContentTypeParser(
    pictureTypes,
    { parseAs: "buffer", bodyLimit: mostPictureBytes },
    (_request, body, done) => done(null, body),
  );
  // Anything else is not read at all, and refused in words.
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null, null));
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    const limit = mostPictureBytes / 1024 / 1024;
    const fields = { picture: { text: "picture_megabytes", values: { limit } } };
    return refuse(request, reply, { refused: "too_large", fields });
  });
}
