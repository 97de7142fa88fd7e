import { Envelope, ErrorBody } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import {
  LoginBody,
  LoginResponse,
  PasskeyOptions,
  PasskeyResponse,
  SecondFactorBody,
} from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuse } from "../../platform/http/refusals/refusal.ts";
import type { Auth } from "../auth/create-auth.ts";
import { countChallenge, countProof, countSignIn, releaseSignIn } from "../limits.ts";
import { browserOf } from "../sessions/browser-of.ts";
import { rememberDevice } from "../sessions/known-device.ts";
import { findUser } from "../sessions/read-current-user.ts";
import { sendSessionCookie } from "../sessions/session-cookie.ts";
import type { CartMergeResult, SessionHooks } from "../sessions/start-session.ts";
import { type SignIn, signIn } from "./sign-in.ts";
import {
  type Call,
  passkeyChallenge,
  signInByPasskey,
  signInBySecondFactor,
  startSecondFactor,
} from "./sign-in-by-auth.ts";
import { refusedAfterMinimumTime } from "./with-minimum-time.ts";

const config = { access: "anyone" } as const;
const tags = ["session"];

/** Routes of signing in by password, second factor and passkey (specification §4, §5, product decisions §2). */
export function signInRoutes(app: App, context: Context, given: SessionHooks & { auth: Auth }) {
  /** Signs in subject to the caller's limit, and sends the current user. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    counted: Awaited<ReturnType<typeof countSignIn>>,
    attempt: (call: Call) => Promise<SignIn | Refusal>,
  ) {
    if (!counted) return refuse(request, reply, { refused: "too_many_requests" });
    const outcome = await refusedAfterMinimumTime(() => attempt({ ...given, context, request, reply }));
    if (isRefusal(outcome)) return refuse(request, reply, outcome);
    await releaseSignIn(context, counted);
    if (outcome.is === "half") {
      request.isHalfSignedIn = true;
      return reply.code(200).send({ data: { second_factor: true, user: null, cart_merge: null } });
    }
    sendSessionCookie(context, reply, outcome.token);
    if (outcome.is === "pending") return refuse(request, reply, { refused: "email_unverified" });
    request.enteredBy = outcome.personId;
    rememberDevice(context, request, reply, outcome.personId);
    const user = await findUser(context.database, outcome.personId);
    const cart_merge = toCartMerge(outcome.joined);
    return reply.code(200).send({ data: { second_factor: false, user, cart_merge } });
  }

  app.route({
    ...bindEndpoint(endpoints.signIn, {
      summary: "Signs in by password; with a second factor switched on, half",
      tags,
      body: LoginBody,
      response: { 200: Envelope(LoginResponse), 403: ErrorBody, 423: ErrorBody, 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "sign_in" },
    handler: async (request, reply) =>
      answer(request, reply, await countSignIn(context, request, request.body.email), async (call) => {
        const { locale, body } = request;
        const browser = browserOf(request, context.secret);
        const outcome = await signIn(context, {
          ...body,
          locale,
          browser,
          mergeGuestData: given.mergeGuestData,
        });
        if (!isRefusal(outcome) && outcome.is === "half") await startSecondFactor(call, body);
        return outcome;
      }),
  });

  app.route({
    ...bindEndpoint(endpoints.confirmSignIn, {
      summary: "Signs in by a code, after the password",
      tags,
      body: SecondFactorBody,
      response: { 200: Envelope(LoginResponse), 401: ErrorBody, 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "sign_in" },
    handler: async (request, reply) =>
      answer(request, reply, await countProof(context, request), (call) =>
        signInBySecondFactor(call, request.body.code),
      ),
  });

  app.route({
    ...bindEndpoint(endpoints.getPasskeySignInOptions, {
      summary: "What a passkey has to sign",
      tags,
      response: { 200: Envelope(PasskeyOptions), 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      if (!(await countChallenge(context, request))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      return reply.code(200).send({ data: await passkeyChallenge({ ...given, context, request, reply }) });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.signInWithPasskey, {
      summary: "Signs in by what a passkey has signed",
      tags,
      body: PasskeyResponse,
      response: { 200: Envelope(LoginResponse), 401: ErrorBody, 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "sign_in" },
    handler: async (request, reply) =>
      answer(request, reply, await countProof(context, request), (call) =>
        signInByPasskey(call, request.body.response),
      ),
  });
}

function toCartMerge(joined: CartMergeResult) {
  return joined && { lines_added: joined.linesAdded, lines_capped: joined.linesCapped };
}
