import { maxPictureBytes } from "@recambia/contract/account/schemas";
import type { FastifyError } from "fastify";
import type { App } from "../http/context.ts";
import { refuse } from "../http/refusals/refusal.ts";
import { admitPictures } from "./admit-pictures.ts";
import { pictureMessages } from "./messages.ts";

/** Accepted content types; the actual format is detected from the bytes. */
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
 * Lets the routes of a scope accept a picture as body: its bytes, or null for other content types. Use a separate scope:
 * all other bodies are JSON. Its routes must be for signed-in people.
 */
export function acceptPictures(scope: App) {
  admitPictures(scope);
  scope.addContentTypeParser(
    pictureTypes,
    { parseAs: "buffer", bodyLimit: maxPictureBytes },
    (_request, body, done) => done(null, body),
  );
  // Other bodies are not read, and refused with a message.
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null, null));
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    const limit = maxPictureBytes / 1024 / 1024;
    const fields = { picture: { text: pictureMessages.picture_megabytes, values: { limit } } };
    return refuse(request, reply, { refused: "too_large", fields });
  });
}
