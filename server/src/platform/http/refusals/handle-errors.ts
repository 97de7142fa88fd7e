import type { Socket } from "node:net";
import { defaultLocale } from "@recambia/contract/locale";
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseUnavailable } from "../../database/database-unavailable.ts";
import { FilesUnavailable } from "../../files/file-store.ts";
import type { App, Context } from "../context.ts";
import { callersLocale } from "../read-request.ts";
import { securityHeaders } from "../security-headers.ts";
import { type Refusal, refusalBody, refuse } from "./refusal.ts";
import { refusalOf } from "./validation-refusal.ts";

/** Converts errors to refusals: outages of database and file store to 503; anything else is a bug, logged and sent as 500. */
export function handleErrors(app: App) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFrom(error);
    const line = { err: error, route: request.routeOptions.url };
    if (refusal.refused === "internal") request.log.error(line, "a request failed");
    if (refusal.refused === "unavailable") request.log.warn(line, "a request could not be answered");
    return refuse(request, reply, refusal);
  });
}

/** Foreign keys from features to people and customers. */
const ownersKey = /_(?:person|customer)_id_fkey$/;

/** The owner was deleted after the guard had accepted the request. */
function isOrphaned(error: FastifyError): boolean {
  return error.code === "23503" && "constraint" in error && ownersKey.test(String(error.constraint));
}

function refusalFrom(error: FastifyError): Refusal {
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return { refused: "unavailable" };
  if (isOrphaned(error)) return { refused: "conflict" };
  // A URL with impossible ids names nothing.
  if (error.validationContext === "params") return { refused: "not_found" };
  if (error.validation) return refusalOf(error.validation);
  const status = error.statusCode ?? 500;
  if (status === 413) return { refused: "too_large" };
  if (error.code?.startsWith("FST_CSRF")) return { refused: "csrf_token_mismatch" };
  return { refused: status >= 400 && status < 500 ? "bad_request" : "internal" };
}

/** Responds to a URL that the router cannot parse, or with an overlong id; hooks do not run for it. */
export function handleBadUrl(context: Context) {
  const headers = securityHeaders(context);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    request.locale = callersLocale(request.headers["accept-language"]);
    const refused = error.code === "FST_ERR_MAX_PARAM_LENGTH" ? "not_found" : "bad_request";
    refuse(request, reply.headers(headers).header("x-request-id", request.id), { refused });
  };
}

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Responds to malformed HTTP, before headers are parsed: in the shop's default language. */
export function handleBrokenRequest(error: ConnectionError, socket: Socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) {
    const body = JSON.stringify(refusalBody({ refused: "bad_request" }, defaultLocale));
    const head = [
      `HTTP/1.1 ${statusLines[error.code] ?? "400 Bad Request"}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
