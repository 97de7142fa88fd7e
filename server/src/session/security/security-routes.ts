import { Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/session/endpoints";
import {
  AddPasskeyBody,
  Passkey,
  PasskeyCreationOptions,
  Security,
  SessionSummary,
} from "@recambia/contract/session/schemas";
import { Type } from "typebox";
import { signedInOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, refuse } from "../../platform/http/refusals/refusal.ts";
import type { Auth } from "../auth/create-auth.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { clearSessionCookie } from "../sessions/session-cookie.ts";
import { addPasskey, newPasskeyChallenge } from "./add-passkey.ts";
import { readSecurity } from "./read-security.ts";
import { removePasskey } from "./remove-passkey.ts";

const config = { access: "customer" } as const;
/** Changes that last longer than the session (docs/decisions/068). */
const confirmed = { access: "customer", needsConfirmation: true } as const;
const tags = ["session"];
const IdParams = Type.Object({ id: PublicId }, { additionalProperties: false });

/** Routes of a person's sessions and passkeys (product decisions §2). */
export function securityRoutes(app: App, context: Context, auth: Auth) {
  sessionRoutes(app, context);
  passkeyRoutes(app, context, auth);
}

function sessionRoutes(app: App, context: Context) {
  const { database } = context;

  app.route({
    ...bindEndpoint(endpoints.getSecurity, {
      summary: "Passkeys, second factor, sessions",
      tags,
      response: { 200: Envelope(Security) },
    }),
    config,
    handler: async (request, reply) =>
      reply.code(200).send({ data: await readSecurity(context, signedInOf(request)) }),
  });

  app.route({
    ...bindEndpoint(endpoints.listSessions, {
      summary: "Sessions, the last used first",
      tags,
      response: { 200: Envelope(Type.Array(SessionSummary)) },
    }),
    config,
    handler: async (request, reply) =>
      reply.code(200).send({ data: await listSessions(context, signedInOf(request)) }),
  });

  app.route({
    ...bindEndpoint(endpoints.endSession, {
      summary: "Signs one browser out",
      tags,
      params: IdParams,
      response: { 204: Type.Null() },
    }),
    config: { ...confirmed, securityEvent: "end_sessions" },
    handler: async (request, reply) => {
      const { personId, sessionId } = signedInOf(request);
      const ended = await database.rows({
        text: "delete from session where id = $1 and person_id = $2 returning id",
        values: [request.params.id, personId],
      });
      if (ended.length === 0) return refuse(request, reply, { refused: "not_found" });
      if (request.params.id === sessionId) clearSessionCookie(context, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.endOtherSessions, {
      summary: "Signs every other browser out",
      tags,
      response: { 204: Type.Null() },
    }),
    config: { ...confirmed, securityEvent: "end_sessions" },
    handler: async (request, reply) => {
      const { personId, sessionId } = signedInOf(request);
      await endSessions(database, personId, { exceptSessionId: sessionId });
      return reply.code(204).send(null);
    },
  });
}

function passkeyRoutes(app: App, context: Context, auth: Auth) {
  const { database } = context;

  app.route({
    ...bindEndpoint(endpoints.getPasskeyCreationOptions, {
      summary: "What a new passkey has to sign",
      tags,
      response: { 200: Envelope(PasskeyCreationOptions) },
    }),
    config: confirmed,
    handler: async (request, reply) =>
      reply.code(200).send({ data: await newPasskeyChallenge({ auth, request, reply }) }),
  });

  app.route({
    ...bindEndpoint(endpoints.addPasskey, {
      summary: "Adds a passkey",
      tags,
      body: AddPasskeyBody,
      response: { 201: Envelope(Passkey), 409: ErrorBody },
    }),
    config: { ...confirmed, securityEvent: "add_passkey" },
    handler: async (request, reply) => {
      const added = await addPasskey({ auth, request, reply }, context, request.body);
      return isRefusal(added) ? refuse(request, reply, added) : reply.code(201).send({ data: added });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.removePasskey, {
      summary: "Removes a passkey",
      tags,
      params: IdParams,
      response: { 204: Type.Null() },
    }),
    config: { ...confirmed, securityEvent: "remove_passkey" },
    handler: async (request, reply) => {
      const isRemoved = await removePasskey(database, signedInOf(request).personId, request.params.id);
      if (!isRemoved) return refuse(request, reply, { refused: "not_found" });
      return reply.code(204).send(null);
    },
  });
}
