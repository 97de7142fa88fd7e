import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { refuse } from "./refusals/refusal.ts";

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

/** Who may act on the order that a call names. */
export type Orderer = {
  /** The order is this customer's, if it is anybody's who calls. */
  customerId: string;
  /** They act by the cookie of an order that was placed without an account (docs/decisions/041). */
  isGuest: boolean;
  /** A guest has opened the link of a mail here. */
  isProved: boolean;
  /** Who is signed in besides. */
  signedIn: SignedIn | null;
};

/** Reads the guest customer whose order a call's cookie opens; null when it opens none. */
export type ReadGuestOrderer = (
  request: FastifyRequest,
  orderId: string,
) => Promise<{ customerId: string; isProved: boolean } | null>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set on routes with `access: "customer"`; read it with `signedInOf`. */
    signedIn: SignedIn | null;
    /** Set on routes with `access: "orderer"`; read it with `ordererOf`. */
    orderer: Orderer | null;
  }
}

/**
 * Routes with `access: "customer"` answer 401 to whoever is not signed in, and 403
 * `email_unverified` to a pending session, before anything of the call is read. Routes with
 * `access: "orderer"` do so to whoever holds no proof for the order that they name either.
 */
export function guardCustomers(app: App, readSession: ReadSession, readGuest: ReadGuestOrderer) {
  app.decorateRequest("signedIn", null);
  app.decorateRequest("orderer", null);

  async function guardCustomer(request: FastifyRequest, reply: FastifyReply) {
    const caller = await readSession(request);
    if (!caller) return refuse(request, reply, { refused: "unauthenticated" });
    if ("registrationId" in caller) return refuse(request, reply, { refused: "email_unverified" });
    request.signedIn = caller;
    reply.header("cache-control", "no-store");
  }

  async function guardOrderer(request: FastifyRequest, reply: FastifyReply) {
    const caller = await readSession(request);
    const signedIn = caller && "personId" in caller ? caller : null;
    const orderId: unknown = Reflect.get(Object(request.params), "orderId");
    const guest = typeof orderId === "string" ? await readGuest(request, orderId) : null;
    if (guest) request.orderer = { ...guest, isGuest: true, signedIn };
    else if (signedIn) {
      request.orderer = { customerId: signedIn.customerId, isGuest: false, isProved: false, signedIn };
    } else return refuse(request, reply, { refused: caller ? "email_unverified" : "unauthenticated" });
    reply.header("cache-control", "no-store");
  }

  app.addHook("onRoute", (route) => {
    const guards = { customer: guardCustomer, orderer: guardOrderer, anyone: null, visitor: null };
    const guard = route.config?.access ? guards[route.config.access] : null;
    if (guard) route.onRequest = [...[route.onRequest ?? []].flat(), guard];
  });
}

/** Who calls a route with `access: "customer"`. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.routeOptions.url} is not for customers only`);
  return request.signedIn;
}

/** Who calls a route with `access: "orderer"`. */
export function ordererOf(request: FastifyRequest): Orderer {
  if (!request.orderer) throw new Error(`${request.routeOptions.url} is not for an order's customer only`);
  return request.orderer;
}
