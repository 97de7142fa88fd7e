import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "@recambia/contract/http";
import type { FastifyRequest } from "fastify";
import { hmacOf } from "../secrets/derive-key.ts";
import type { IsTrustedProxy } from "../trusted-proxies.ts";
import { callersNetwork } from "./access/limit-attempts.ts";
import type { App, Context } from "./context.ts";

/** Slower responses are logged as warnings. */
const slowMs = 1000;
const idShape = /^[\w-]{8,64}$/;

/**
 * Log options: one JSON object per line with the request id. Logs never contain addresses, cookies, headers, bodies or
 * query strings; errors are reduced to what identifies the bug.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: (error: Error & { code?: string | number }) => ({
        type: error.name,
        message: error.message,
        ...(error.code === undefined ? {} : { code: error.code }),
        stack: error.stack ?? "",
      }),
    },
  };
}

/** Generates request ids; those of a trusted proxy are used. */
export function requestIds(isTrustedProxy: IsTrustedProxy) {
  return (request: IncomingMessage): string => {
    const received = request.headers["x-request-id"];
    if (typeof received !== "string" || !idShape.test(received)) return randomUUID();
    return isTrustedProxy(request.socket.remoteAddress ?? "", 0) ? received : randomUUID();
  };
}

/** Logs one line per response with the pattern of its route, never its URL: at `debug`, or at `warn` when slow. */
export function logResponses(app: App) {
  app.addHook("onResponse", (request, reply, done) => {
    const isSlow = reply.elapsedTime > slowMs;
    if (isSlow || app.log.level === "debug" || app.log.level === "trace") {
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      if (isSlow) request.log.warn(line, "a slow answer");
      else request.log.debug(line, "answered");
    }
    done();
  });
}

/** Counts every response by the pattern of its route. */
export function countResponses(app: App, { metrics }: Context) {
  if (!metrics) return;
  app.addHook("onResponse", (request, reply, done) => {
    metrics.countResponse({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

/** Effect of a route on somebody's access. Each of its responses is logged. */
export type SecurityEvent =
  | "sign_in"
  | "sign_out"
  | "sign_up"
  | "verify_email"
  | "request_reset"
  | "reset_password"
  | "change_password"
  | "change_email"
  | "confirm_identity"
  | "add_passkey"
  | "remove_passkey"
  | "second_factor_on"
  | "second_factor_off"
  | "end_sessions"
  | "invite"
  | "join_account"
  | "remove_person"
  | "open_order"
  | "claim_order"
  | "download_data"
  | "delete_account"
  | "bank_notification";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Logs the responses of the route as security events. */
    securityEvent?: SecurityEvent;
  }
  interface FastifyRequest {
    /** Code of the refusal that was sent. */
    refusedWith: ErrorCode | null;
    /** Id of the person that this request has signed in, where `signedIn` lacks it. */
    enteredBy: string | null;
    /** Whether a sign-in still needs a second factor. */
    isHalfSignedIn: boolean;
  }
}

/** Refusals that are logged for every route: limits, locks and attempts without permission. */
const noteworthy: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "forbidden",
  "confirmation_required",
  "csrf_token_mismatch",
  "invalid_credentials",
  "invalid_token",
  "unknown_passkey",
  "password_locked",
  "too_many_requests",
  "unpaid_orders_limit",
  "new_accounts_limit",
]);

const hashLength = 16;

/**
 * Logs security events, one JSON line each (docs/security.md): `security` names the event, `outcome` is `done`, `half` or
 * the code of the refusal. Accounts and addresses are keyed hashes and networks are cut to their provider's part (IPv4 /24,
 * IPv6 /48), so that the log has no personal data and an operator can still follow one account.
 */
export function logSecurityEvents(app: App, { secret }: Pick<Context, "secret">) {
  const hashOf = (text: string) => hmacOf(secret, "security log", text).toString("hex").slice(0, hashLength);
  app.decorateRequest("refusedWith", null);
  app.decorateRequest("enteredBy", null);
  app.decorateRequest("isHalfSignedIn", false);

  app.addHook("onResponse", (request, reply, done) => {
    const { securityEvent } = request.routeOptions.config;
    const refusal = request.refusedWith;
    const signedIn = request.signedIn ?? request.orderer?.signedIn;
    const isForeign = refusal === "not_found" && signedIn;
    if (!securityEvent && !isForeign && !(refusal && noteworthy.has(refusal))) return done();
    const account = request.enteredBy ?? signedIn?.personId;
    const address: unknown = Reflect.get(Object(request.body), "email");
    const line = {
      security: securityEvent ?? "refused",
      outcome: refusal ?? (request.isHalfSignedIn ? "half" : reply.statusCode < 400 ? "done" : "failed"),
      route: `${request.method} ${request.routeOptions.url ?? "none"}`,
      network: networkOf(request),
      ...(account ? { account: hashOf(`account ${account}`) } : {}),
      ...(typeof address === "string" ? { address: hashOf(`address ${address.toLowerCase()}`) } : {}),
    };
    if (reply.statusCode < 400) request.log.info(line, "security event");
    else request.log.warn(line, "security event");
    done();
  });
}

/** Cuts a network's address to the part that does not identify a subscriber. */
function networkOf(request: FastifyRequest): string {
  const network = callersNetwork(request);
  return network.includes(":")
    ? `${network.split(":").slice(0, 3).join(":")}::/48`
    : `${network.split(".").slice(0, 3).join(".")}.0/24`;
}
