import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { refuse } from "./refusal.ts";

/** Who is signed in. */
export type SignedIn = {
  /** The person. */
  personId: string;
  /** The account that the person belongs to: everything they own hangs on it. */
  customerId: string;
  sessionId: string;
};

/** Who has registered and not yet verified the address: no person and no customer so far (product decisions §2). */
export type Pending = { registrationId: string; sessionId: string };

/** Reads the session behind a call; null when there is none. */
export type ReadSession = (request: FastifyRequest) => Promise<SignedIn | Pending | null>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set on routes with `access: "customer"`; read it with `signedInOf`. */
    signedIn: SignedIn | null;
  }
}

/**
 * Routes with `access: "customer"` answer 401 to whoever is not signed in, and 403
 * `email_unverified` to a pending session, before anything of the call is read.
 */
export function guardCustomers(app: App, readSession: ReadSession) {
  app.decorateRequest("signedIn", null);

  async function guard(request: FastifyRequest, reply: FastifyReply) {
    const signedIn = await readSession(request);
    if (!signedIn) return refuse(request, reply, { refused: "unauthenticated" });
    if ("registrationId" in signedIn) return refuse(request, reply, { refused: "email_unverified" });
    request.signedIn = signedIn;
    reply.header("cache-control", "no-store");
  }

  app.addHook("onRoute", (route) => {
    if (route.config?.access !== "customer") return;
    route.onRequest = [...[route.onRequest ?? []].flat(), guard];
  });
}

/** Who calls a route with `access: "customer"`. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.routeOptions.url} is not for customers only`);
  return request.signedIn;
}
