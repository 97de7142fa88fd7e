import { PassThrough, Readable } from "node:stream";
import { createUpload } from "@recambia/contract/uploads/endpoints";
import { type ServerOptions, Server as TusServer } from "@tus/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/http/context.ts";
import { type Refusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { PartStore } from "./part-store.ts";

/** The only version of the protocol. */
export const tusVersion = "1.0.0";

/** Headers of requests and responses that the protocol defines. */
const askedHeaders = [
  "tus-resumable",
  "upload-length",
  "upload-defer-length",
  "upload-offset",
  "upload-metadata",
  "upload-concat",
  "content-type",
  "content-length",
];
const exposedHeaders = ["tus-resumable", "upload-offset", "upload-length", "location", "cache-control"];

/** Parts are taken by position (see `PartStore`), so requests need no lock. */
const noLocks: ServerOptions["locker"] = {
  newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }),
};

type Exchange = { status: number; headers: Record<string, string>; error: unknown };

/**
 * Has `@tus/server` answer a request for a file of a person, whose rights have been checked before.
 *
 * @param options.id id of the file, or the one that a new file gets.
 * @returns its status and headers; `error`: why it refused.
 */
export async function speakTus(
  context: Pick<Context, "database" | "files">,
  request: FastifyRequest,
  { id, personId, onCreate }: { id: string; personId: string; onCreate?: ServerOptions["onUploadCreate"] },
): Promise<Exchange> {
  const exchange: Exchange = { status: 0, headers: {}, error: null };
  const { path } = createUpload;
  const server = new TusServer({
    path,
    datastore: new PartStore(context, personId),
    locker: noLocks,
    relativeLocation: true,
    namingFunction: () => id,
    onResponseError: (_request, error) => {
      exchange.error = error;
      return undefined;
    },
    ...(onCreate ? { onUploadCreate: onCreate } : {}),
  });
  const { body } = request;
  const passage = body instanceof Readable ? passOn(body) : null;
  const response = await server.handleWeb(webRequest(request, `${path}/${id}`, passage));
  // The rest of a refused body is read and dropped; otherwise it blocks the connection for the browser's next request.
  if (passage && body instanceof Readable) body.unpipe(passage).resume();
  exchange.status = response.status;
  for (const name of exposedHeaders) {
    const value = response.headers.get(name);
    if (value !== null) exchange.headers[name] = value;
  }
  return exchange;
}

/** Passes a body on; a cut connection ends it early, so that all that has arrived is still stored. */
function passOn(body: Readable): PassThrough {
  const passage = new PassThrough();
  body.on("error", () => passage.end()).pipe(passage);
  return passage;
}

function webRequest(request: FastifyRequest, path: string, body: Readable | null): Request {
  const headers = new Headers();
  for (const name of askedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const init = { method: request.method, headers };
  const url = new URL(path, "http://shop.invalid");
  if (!body) return new Request(url, init);
  return new Request(url, { ...init, body: Readable.toWeb(body), duplex: "half" });
}

const refusals: Record<number, Refusal> = {
  404: { refused: "not_found" },
  409: { refused: "conflict" },
  410: { refused: "not_found" },
  413: { refused: "too_large" },
};

/** Sends what the protocol answers; its refusals get the shop's body in the caller's language. */
export function sendExchange(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, error }: Exchange,
): FastifyReply {
  // 501 is an extension of the protocol that the shop does not offer.
  if (status === 500) throw error;
  reply.headers(headers);
  if (status < 400) return reply.code(status).send();
  return refuse(request, reply, refusals[status] ?? { refused: "bad_request" });
}
