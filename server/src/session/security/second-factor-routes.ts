import { Envelope, ErrorBody } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import {
  BackupCodes,
  PasswordBody,
  SecondFactorBody,
  SecondFactorSetup,
} from "@recambia/contract/session/schemas";
import { Type } from "typebox";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import type { Auth } from "../auth/create-auth.ts";
import { sendSessionCookie } from "../sessions/session-cookie.ts";
import { confirmSecondFactor, endSecondFactor, prepareSecondFactor } from "./second-factor.ts";

const config = { access: "customer" } as const;
const tags = ["session"];

/** Routes of the second factor, codes of an authenticator app (product decisions §2). */
export function secondFactorRoutes(app: App, context: Context, auth: Auth) {
  app.route({
    ...bindEndpoint(endpoints.startSecondFactor, {
      summary: "The key for the authenticator app",
      tags,
      body: PasswordBody,
      response: { 200: Envelope(SecondFactorSetup), 409: ErrorBody, 423: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const setup = await prepareSecondFactor({ context, auth, request, reply }, request.body.password);
      return isRefusal(setup) ? refuse(request, reply, setup) : reply.code(200).send({ data: setup });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.confirmSecondFactor, {
      summary: "Switches the second factor on by a first code",
      tags,
      body: SecondFactorBody,
      response: { 200: Envelope(BackupCodes), 409: ErrorBody },
    }),
    config: { ...config, securityEvent: "second_factor_on" },
    handler: async (request, reply) => {
      const codes = await confirmSecondFactor({ context, auth, request, reply }, request.body.code);
      return isRefusal(codes) ? refuse(request, reply, codes) : reply.code(200).send({ data: codes });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.removeSecondFactor, {
      summary: "Switches the second factor off",
      tags,
      body: PasswordBody,
      response: { 204: Type.Null(), 423: ErrorBody },
    }),
    config: { ...config, securityEvent: "second_factor_off" },
    handler: async (request, reply) => {
      const ended = await endSecondFactor({ context, request }, request.body.password);
      if (isRefusal(ended)) return refuse(request, reply, ended);
      if (ended.token) sendSessionCookie(context, reply, ended.token);
      return reply.code(204).send(null);
    },
  });
}
