import { Envelope, ErrorBody } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import {
  ForgotPasswordBody,
  PendingResponse,
  RegisterBody,
  ResetPasswordBody,
  VerifyEmailBody,
  VerifyEmailResponse,
} from "@recambia/contract/session/schemas";
import { Type } from "typebox";
import { callersNetwork } from "../../platform/http/access/limit-attempts.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { countMail, countReset, refuseNewAccount, releaseMail } from "../limits.ts";
import { forgotPassword } from "../passwords/forgot-password.ts";
import { resetPassword } from "../passwords/reset-password.ts";
import { browserOf } from "../sessions/browser-of.ts";
import { callerReader } from "../sessions/read-session.ts";
import { sendSessionCookie } from "../sessions/session-cookie.ts";
import type { SessionHooks } from "../sessions/start-session.ts";
import { withMinimumTime } from "../sign-in/with-minimum-time.ts";
import { register } from "./register.ts";
import { findRegistration, resendVerification } from "./send-verification.ts";
import { verifyEmail } from "./verify-email.ts";

const config = { access: "anyone" } as const;
const tags = ["session"];

/** Routes of signing up, verifying an address and resetting a password (product decisions §2). */
export function signUpRoutes(app: App, context: Context, hooks: SessionHooks) {
  const readCaller = callerReader(context);

  app.route({
    ...bindEndpoint(endpoints.register, {
      summary: "Signs up; answered alike whether the address is known or not",
      tags,
      body: RegisterBody,
      response: { 201: Envelope(PendingResponse), 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "sign_up" },
    handler: async (request, reply) => {
      const refusal = await refuseNewAccount(context, request);
      if (refusal) return refuse(request, reply, refusal);
      if (!(await countMail(context, request, request.body.email))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const { locale } = request;
      const browser = browserOf(request, context.secret);
      const registered = await withMinimumTime(() => register(context, { ...request.body, locale, browser }));
      if (isRefusal(registered)) return refuse(request, reply, registered);
      sendSessionCookie(context, reply, registered.token);
      return reply.code(201).send({ data: { email: registered.email } });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.verifyEmail, {
      summary: "Proves an address by the link of a mail",
      tags,
      body: VerifyEmailBody,
      response: { 200: Envelope(VerifyEmailResponse), 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "verify_email" },
    handler: async (request, reply) => {
      const { token } = request.body;
      const browser = browserOf(request, context.secret);
      const verified = await verifyEmail(context, {
        token,
        browser,
        network: callersNetwork(request),
        ...hooks,
      });
      if (isRefusal(verified)) return refuse(request, reply, verified);
      await releaseMail(context, request);
      if (verified.token) sendSessionCookie(context, reply, verified.token);
      return reply.code(200).send({ data: { is_signed_in: verified.token !== null } });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.resendVerification, {
      summary: "Sends the mail of a pending session once more",
      tags,
      response: { 204: Type.Null(), 401: ErrorBody, 409: ErrorBody, 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const caller = await readCaller(request);
      if (!caller) return refuse(request, reply, { refused: "unauthenticated" });
      // Verified in another tab meanwhile.
      if (!("registrationId" in caller)) return refuse(request, reply, { refused: "conflict" });
      const registration = await findRegistration(context.database, caller.registrationId);
      if (!registration) return refuse(request, reply, { refused: "unauthenticated" });
      if (!(await countMail(context, request, registration.email))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      await withMinimumTime(() => resendVerification(context, registration));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.requestPasswordReset, {
      summary: "Sends a link for a new password; answered alike whether the address is known or not",
      tags,
      body: ForgotPasswordBody,
      response: { 204: Type.Null(), 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "request_reset" },
    handler: async (request, reply) => {
      const { email } = request.body;
      const counted = await countReset(context, request, email);
      if (counted === "wait") return refuse(request, reply, { refused: "too_many_requests" });
      await withMinimumTime(() => forgotPassword(context, email, counted === "often"));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.resetPassword, {
      summary: "Sets a new password by the link of a mail; unlocks it and ends every session",
      tags,
      body: ResetPasswordBody,
      response: { 204: Type.Null() },
    }),
    config: { ...config, securityEvent: "reset_password" },
    handler: async (request, reply) => {
      const objection = await resetPassword(context, request.body);
      if (objection) return refuse(request, reply, objection);
      await releaseMail(context, request);
      return reply.code(204).send(null);
    },
  });
}
