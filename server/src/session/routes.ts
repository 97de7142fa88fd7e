import { Envelope, ErrorBody } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import { CsrfResponse, CurrentUser } from "@recambia/contract/session/schemas";
import { Type } from "typebox";
import { clearGrants } from "../platform/http/access/access-grants.ts";
import { issueToken } from "../platform/http/access/protect-writes.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { createAuth } from "./auth/create-auth.ts";
import { confirmationRoutes } from "./security/confirmation-routes.ts";
import { secondFactorRoutes } from "./security/second-factor-routes.ts";
import { securityRoutes } from "./security/security-routes.ts";
import { rememberDevice } from "./sessions/known-device.ts";
import { endSession } from "./sessions/open-session.ts";
import { readCurrentUser } from "./sessions/read-current-user.ts";
import { clearSessionCookie, readSessionToken, sendSessionCookie } from "./sessions/session-cookie.ts";
import type { SessionHooks } from "./sessions/start-session.ts";
import { signInRoutes } from "./sign-in/sign-in-routes.ts";
import { signUpRoutes } from "./sign-up/sign-up-routes.ts";

const tags = ["session"];

/** Routes of the CSRF token, the current user, signing up, in and out, and account security (specification §4, §7). */
export function sessionRoutes(app: App, context: Context, hooks: SessionHooks) {
  const auth = createAuth(context, app.log);

  app.route({
    ...bindEndpoint(endpoints.getCsrfToken, {
      summary: "A fresh CSRF token",
      tags,
      response: { 200: CsrfResponse },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { csrf_token: issueToken(context, request, reply) };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.getCurrentUser, {
      summary: "Who is signed in",
      tags,
      response: { 200: Envelope(CurrentUser), 401: ErrorBody, 403: ErrorBody },
    }),
    config: { access: "anyone" },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const token = readSessionToken(request, context.secret);
      const current = await readCurrentUser(context, token);
      if (isRefusal(current)) return refuse(request, reply, current);
      rememberDevice(context, request, reply, current.user.id);
      if (token && current.isRenewed) sendSessionCookie(context, reply, token);
      return reply.code(200).send({ data: current.user });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.signOut, {
      summary: "Ends the session, and what this browser may open without one",
      tags,
      response: { 204: Type.Null() },
    }),
    config: { access: "anyone", securityEvent: "sign_out" },
    handler: async (request, reply) => {
      await endSession(context.database, readSessionToken(request, context.secret));
      clearSessionCookie(context, reply);
      clearGrants(context, reply);
      return reply.code(204).send(null);
    },
  });

  signUpRoutes(app, context, hooks);
  signInRoutes(app, context, { auth, ...hooks });
  securityRoutes(app, context, auth);
  confirmationRoutes(app, context, auth);
  secondFactorRoutes(app, context, auth);
}
