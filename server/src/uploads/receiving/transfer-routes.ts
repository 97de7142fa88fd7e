import { Readable } from "node:stream";
import { closed, ErrorBody, PublicId } from "@recambia/contract/http";
import { cleanFileName } from "@recambia/contract/uploads/clean-file-name";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import { maxUploadBytes } from "@recambia/contract/uploads/schemas";
import { Type } from "typebox";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { type Refusal, refusalBody, refuse, refuseField } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { deleteUpload } from "../delete-upload.ts";
import { countStretch, countUpload } from "../limits.ts";
import { uploadMessages } from "../messages.ts";
import { createUpload } from "./create-upload.ts";
import { sendExchange, speakTus, tusVersion } from "./speak-tus.ts";

const access = "customer";
const tags = ["uploads"];
const params = Type.Object({ uploadId: PublicId }, closed);
const bodyType = "application/offset+octet-stream";
/** What clients may ask of the protocol with OPTIONS. */
const optionsHeaders = {
  "tus-resumable": tusVersion,
  "tus-version": tusVersion,
  "tus-extension": "creation,termination",
  "tus-max-size": String(maxUploadBytes),
};

/**
 * Routes that receive files with tus 1.0 (https://tus.io/protocols/resumable-upload): a file is announced with its size,
 * then sent in as many requests as the line needs. The CSRF token is required as for every write.
 *
 * @param onComplete called when a file has been received.
 */
export function transferRoutes(scope: App, context: Context, onComplete: () => void) {
  scope.addContentTypeParser(bodyType, (_request, payload, done) => done(null, payload));
  // Other bodies are not read; the protocol has none.
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null, null));
  speakOneVersion(scope);
  announceRoute(scope, context);
  offsetRoute(scope, context);
  continueRoute(scope, context, onComplete);
}

/** Every answer names the protocol's version, and other versions are refused as the protocol demands. */
function speakOneVersion(scope: App) {
  scope.addHook("onRequest", async (_request, reply) => {
    reply.header("tus-resumable", tusVersion);
  });
  scope.addHook("preHandler", async (request, reply) => {
    if (request.headers["tus-resumable"] === tusVersion) return;
    dropBody(request.body);
    return reply
      .header("tus-version", tusVersion)
      .code(412)
      .send(refusalBody({ refused: "bad_request" }, request.locale));
  });
}

/** A body that nobody reads blocks the connection for the browser's next request. */
function dropBody(body: unknown) {
  if (body instanceof Readable) body.resume();
}

function announceRoute(scope: App, context: Context) {
  scope.route({
    ...bindEndpoint(endpoints.createUpload, {
      summary: "Announces a file that I will send (tus 1.0, creation): the answer's Location takes its bytes",
      description:
        "Headers: `Tus-Resumable: 1.0.0`, `Upload-Length` in bytes, and `Upload-Metadata` with `filename` and, to keep a picture also as it was sent, `keep_original`.",
      tags,
      response: { 201: Type.Null(), 412: ErrorBody, 413: ErrorBody, 422: ErrorBody, 429: ErrorBody },
    }),
    config: { access, optionsHeaders },
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      if (!(await countUpload(context, personId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const id = randomPublicId();
      let refusal: Refusal | null = null;
      const exchange = await speakTus(context, request, {
        id,
        personId,
        onCreate: async (_request, { size, metadata }) => {
          refusal = await createUpload(context, personId, {
            id,
            name: cleanFileName(metadata?.filename ?? "") || id,
            byteCount: size ?? 0,
            keepsOriginal: metadata?.keep_original !== undefined,
          });
          if (refusal) throw Object.assign(new Error("refused"), { status_code: 400, body: "" });
          return {};
        },
      });
      return refusal ? refuse(request, reply, refusal) : sendExchange(request, reply, exchange);
    },
  });
}

function offsetRoute(scope: App, context: Context) {
  scope.route({
    ...bindEndpoint(endpoints.getUploadOffset, {
      summary: "How much of a file has been received (tus 1.0), in the header Upload-Offset",
      tags,
      params,
      response: { 200: Type.Null(), 404: ErrorBody, 412: ErrorBody },
    }),
    // The API's description leaves out HEAD otherwise.
    config: { access, optionsHeaders, swagger: { exposeHeadRoute: true } },
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const exchange = await speakTus(context, request, { id: request.params.uploadId, personId });
      return sendExchange(request, reply, exchange);
    },
  });
}

function continueRoute(scope: App, context: Context, onComplete: () => void) {
  scope.route({
    ...bindEndpoint(endpoints.continueUpload, {
      summary: "Sends a file's bytes from Upload-Offset on (tus 1.0)",
      tags,
      consumes: [bodyType],
      params,
      response: {
        ...{
          204: Type.Null(),
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
          413: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    }),
    config: { access },
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const id = request.params.uploadId;
      if (!(await countStretch(context, personId))) {
        dropBody(request.body);
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const exchange = await speakTus(context, request, { id, personId });
      if (exchange.status === 422) {
        await deleteUpload(context, personId, id);
        return refuse(request, reply, refuseField("file", uploadMessages.file_kind));
      }
      if (exchange.status === 204) onComplete();
      return sendExchange(request, reply, exchange);
    },
  });
}
