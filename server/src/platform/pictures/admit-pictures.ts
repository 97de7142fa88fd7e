import { maxPictureBytes } from "@recambia/contract/account/schemas";
import type { FastifyRequest } from "fastify";
import { signedInOf } from "../http/access/guard-customers.ts";
import type { App } from "../http/context.ts";
import { type Refusal, refuse } from "../http/refusals/refusal.ts";
import { waitingPictures } from "./render-pictures.ts";

/** Memory for bodies of pictures that are being received or wait to be drawn, in all. */
const maxBytes = 64 * 1024 * 1024;
/** Limits of the queue. A picture takes a second, so these bound how long a client waits. */
const maxWaiting = 8;

/** Bytes of bodies in memory by person, of all scopes of a server. */
const bodiesOf = new WeakMap<App["server"], Map<string, number>>();

/**
 * Admits the pictures of a scope, before their bodies are read: one of a person at a time (429 for another), and as many as
 * memory and time allow (503 with `Retry-After`).
 */
export function admitPictures(scope: App) {
  const bodies = bodiesOf.get(scope.server) ?? new Map<string, number>();
  bodiesOf.set(scope.server, bodies);
  const admitted = new WeakMap<FastifyRequest, string>();

  function refusalOf(request: FastifyRequest, personId: string): Refusal | null {
    if (bodies.has(personId)) return { refused: "too_many_requests" };
    const bytes = [...bodies.values()].reduce((sum, one) => sum + one, sizeOf(request));
    return bytes > maxBytes || waitingPictures() >= maxWaiting ? { refused: "unavailable" } : null;
  }
  function release(request: FastifyRequest) {
    const personId = admitted.get(request);
    if (personId !== undefined && admitted.delete(request)) bodies.delete(personId);
  }

  scope.addHook("preParsing", async (request, reply) => {
    const { personId } = signedInOf(request);
    const refusal = refusalOf(request, personId);
    // The rest of the body would come through the connection.
    if (refusal) return refuse(request, reply.header("connection", "close"), refusal);
    bodies.set(personId, sizeOf(request));
    admitted.set(request, personId);
  });
  scope.addHook("onResponse", async (request) => release(request));
  scope.addHook("onRequestAbort", async (request) => release(request));
}

/** Size of a body by its header; without one, it may be as large as is accepted. */
function sizeOf(request: FastifyRequest): number {
  return Math.min(Number(request.headers["content-length"] ?? maxPictureBytes), maxPictureBytes);
}
