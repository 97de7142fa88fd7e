import { ErrorBody } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import { PasskeyResponse, PasswordBody, SecondFactorBody } from "@recambia/contract/session/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { type Refusal, refuse } from "../../platform/http/refusals/refusal.ts";
import type { Auth } from "../auth/create-auth.ts";
import { confirmByCode, confirmByPasskey, confirmByPassword } from "./confirm-identity.ts";

const config = { access: "customer" } as const;
const tags = ["session"];

/** Routes by which a signed-in person confirms that they are the owner, before lasting changes (docs/decisions/068). */
export function confirmationRoutes(app: App, context: Context, auth: Auth) {
  async function answer(request: FastifyRequest, reply: FastifyReply, confirming: Promise<Refusal | null>) {
    const refusal = await confirming;
    return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
  }

  app.route({
    ...bindEndpoint(endpoints.confirmByPassword, {
      summary: "Confirms by the password that I am the owner, for ten minutes",
      tags,
      body: PasswordBody,
      response: { 204: Type.Null(), 423: ErrorBody },
    }),
    config: { ...config, securityEvent: "confirm_identity" },
    handler: (request, reply) =>
      answer(request, reply, confirmByPassword({ context, request }, request.body.password)),
  });

  app.route({
    ...bindEndpoint(endpoints.confirmByCode, {
      summary: "Confirms it by a code of the authenticator app",
      tags,
      body: SecondFactorBody,
      response: { 204: Type.Null(), 409: ErrorBody, 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "confirm_identity" },
    handler: (request, reply) =>
      answer(request, reply, confirmByCode({ context, auth, request, reply }, request.body.code)),
  });

  app.route({
    ...bindEndpoint(endpoints.confirmByPasskey, {
      summary: "Confirms it by a passkey",
      tags,
      body: PasskeyResponse,
      response: { 204: Type.Null(), 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "confirm_identity" },
    handler: (request, reply) =>
      answer(request, reply, confirmByPasskey({ context, auth, request, reply }, request.body.response)),
  });
}
