import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../context.ts";
import { refuse } from "../refusals/refusal.ts";

/** The signed-in person. */
export type SignedIn = {
  /** Id of the person. */
  personId: string;
  /** Id of the customer that the person belongs to, the owner of all their data. */
  customerId: string;
  sessionId: string;
  /** Whether they have signed in, or confirmed that they are the owner, in the last ten minutes. */
  isConfirmed: boolean;
};

/** A registration without a verified email: no person and no customer yet (product decisions §2). */
export type Pending = { registrationId: string; sessionId: string };

/** Reads the session of a request; null without one. */
export type ReadSession = (request: FastifyRequest) => Promise<SignedIn | Pending | null>;

/** The caller with access to the order in the URL. */
export type Orderer = {
  /** Customer whose order it may be. */
  customerId: string;
  /** Whether access is by the cookie of a guest order (docs/decisions/041). */
  isGuest: boolean;
  /** Whether the guest has opened the link of a mail in this browser. */
  isProved: boolean;
  /** The signed-in person, if any. */
  signedIn: SignedIn | null;
};

/** Reads the guest customer whose order the request's cookie opens; null without one. */
export type ReadGuestOrderer = (
  request: FastifyRequest,
  orderId: string,
) => Promise<{ customerId: string; isProved: boolean } | null>;

/** The caller with access to the conversation in the URL. */
export type Correspondent = {
  /** Whether a link of the conversation's mails was opened in this browser. */
  isProved: boolean;
  /** The signed-in person, if any. */
  signedIn: SignedIn | null;
};

/** Whether the request's cookie opens a conversation, by its public id. */
export type ReadCorrespondence = (request: FastifyRequest, conversationId: string) => boolean;

declare module "fastify" {
  interface FastifyRequest {
    /** Set on routes with `access: "customer"`; read it with `signedInOf`. */
    signedIn: SignedIn | null;
    /** Set on routes with `access: "orderer"`; read it with `ordererOf`. */
    orderer: Orderer | null;
    /** Set on routes with `access: "correspondent"`; read it with `correspondentOf`. */
    correspondent: Correspondent | null;
  }
}

/**
 * Guards routes with `access: "customer"`: 401 without a session and 403 `email_unverified` for a pending one, before the
 * request is parsed; with `needsConfirmation` also 403 `confirmation_required`. Guards routes with `access: "orderer"`
 * likewise, unless the request proves access to its order, and those with `access: "correspondent"` unless it does so for
 * its conversation.
 */
export function guardCustomers(
  app: App,
  readSession: ReadSession,
  readGuest: ReadGuestOrderer,
  isProvedFor: ReadCorrespondence,
) {
  app.decorateRequest("signedIn", null);
  app.decorateRequest("orderer", null);
  app.decorateRequest("correspondent", null);

  async function guardCustomer(request: FastifyRequest, reply: FastifyReply) {
    const caller = await readSession(request);
    if (!caller) return refuse(request, reply, { refused: "unauthenticated" });
    if ("registrationId" in caller) return refuse(request, reply, { refused: "email_unverified" });
    if (request.routeOptions.config.needsConfirmation && !caller.isConfirmed) {
      return refuse(request, reply, { refused: "confirmation_required" });
    }
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

  async function guardCorrespondent(request: FastifyRequest, reply: FastifyReply) {
    const caller = await readSession(request);
    const signedIn = caller && "personId" in caller ? caller : null;
    const conversationId: unknown = Reflect.get(Object(request.params), "conversationId");
    const isProved = typeof conversationId === "string" && isProvedFor(request, conversationId);
    if (!signedIn && !isProved) {
      return refuse(request, reply, { refused: caller ? "email_unverified" : "unauthenticated" });
    }
    request.correspondent = { isProved, signedIn };
    reply.header("cache-control", "no-store");
  }

  const guards = {
    customer: guardCustomer,
    orderer: guardOrderer,
    correspondent: guardCorrespondent,
    anyone: null,
    visitor: null,
  };
  app.addHook("onRoute", (route) => {
    const guard = route.config?.access ? guards[route.config.access] : null;
    if (guard) route.onRequest = [...[route.onRequest ?? []].flat(), guard];
  });
}

/** Returns the signed-in person of a route with `access: "customer"`. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.routeOptions.url} is not for customers only`);
  return request.signedIn;
}

/** Returns the caller of a route with `access: "correspondent"`. */
export function correspondentOf(request: FastifyRequest): Correspondent {
  if (!request.correspondent) throw new Error(`${request.routeOptions.url} is not for correspondents only`);
  return request.correspondent;
}

/** Returns the caller of a route with `access: "orderer"`. */
export function ordererOf(request: FastifyRequest): Orderer {
  if (!request.orderer) throw new Error(`${request.routeOptions.url} is not for an order's customer only`);
  return request.orderer;
}
