import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/people/endpoints";
import {
  Invitation,
  InvitationToken,
  InviteBody,
  JoinedResponse,
  People,
  Person,
  ReceivedInvitation,
  RegisterInvitedBody,
} from "@recambia/contract/people/schemas";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { callersNetwork } from "../platform/http/access/limit-attempts.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { sessionReader } from "../session/index.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { invitePerson } from "./invite-person.ts";
import { readInvitation } from "./read-invitation.ts";
import { findPerson, listPeople } from "./read-people.ts";
import { registerInvited } from "./register-invited.ts";
import { removePerson } from "./remove-person.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const config = { access: "customer" } as const;
/** Changes that last longer than the session (docs/decisions/068). */
const confirmed = { access: "customer", needsConfirmation: true } as const;
const tags = ["people"];
const PersonParams = Type.Object({ personId: PublicId }, closed);
const InvitationParams = Type.Object({ invitationId: PublicId }, closed);

/** Routes of the customer's people and invitations (specification §2, Users). */
export function peopleRoutes(app: App, context: Context) {
  addPersonRoutes(app, context);
  addInvitationRoutes(app, context);
  addAnswerRoutes(app, context);
}

function addPersonRoutes(app: App, context: Context) {
  const { database, clock } = context;

  app.route({
    ...bindEndpoint(endpoints.listPeople, {
      summary: "People of my account",
      tags,
      response: { 200: Envelope(People) },
    }),
    config,
    handler: async (request) => ({ data: await listPeople(database, signedInOf(request), clock.now()) }),
  });

  app.route({
    ...bindEndpoint(endpoints.getPerson, {
      summary: "One of them",
      tags,
      params: PersonParams,
      response: { 200: Envelope(Person), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const person = await findPerson(database, signedInOf(request), request.params.personId);
      return person ? { data: person } : refuse(request, reply, { refused: "not_found" });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.removePerson, {
      summary: "Takes a person out of my account, or lets me leave it",
      tags,
      params: PersonParams,
      body: NoPayload,
      response: { 204: Type.Null(), 404: ErrorBody, 409: ErrorBody },
    }),
    config: { ...confirmed, securityEvent: "remove_person" },
    handler: async (request, reply) => {
      const refusal = await removePerson(context, signedInOf(request), request.params.personId);
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  });
}

function addInvitationRoutes(app: App, context: Context) {
  const response = { 404: ErrorBody, 409: ErrorBody, 422: ErrorBody, 429: ErrorBody };

  app.route({
    ...bindEndpoint(endpoints.invitePerson, {
      summary: "Invites someone by mail",
      tags,
      body: InviteBody,
      response: { 201: Envelope(Invitation), ...response },
    }),
    config: { ...confirmed, securityEvent: "invite" },
    handler: async (request, reply) => {
      const invited = { ...request.body, locale: request.locale };
      const invitation = await invitePerson(context, signedInOf(request), invited);
      if (isRefusal(invitation)) return refuse(request, reply, invitation);
      return reply.code(201).send({ data: invitation });
    },
  });

  app.route({
    ...bindEndpoint(endpoints.resendInvitation, {
      summary: "Sends an invitation again",
      tags,
      params: InvitationParams,
      body: NoPayload,
      response: { 200: Envelope(Invitation), ...response },
    }),
    config: confirmed,
    handler: async (request, reply) => {
      const { invitationId } = request.params;
      const invitation = await resendInvitation(context, signedInOf(request), invitationId);
      return isRefusal(invitation) ? refuse(request, reply, invitation) : { data: invitation };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.withdrawInvitation, {
      summary: "Takes an invitation back",
      tags,
      params: InvitationParams,
      body: NoPayload,
      response: { 204: Type.Null(), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { invitationId } = request.params;
      const refusal = await withdrawInvitation(context.database, signedInOf(request), invitationId);
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  });
}

/** Routes for the holder of an invitation's link. */
function addAnswerRoutes(app: App, context: Context) {
  const readSession = sessionReader(context);
  const anyone = { access: "anyone" } as const;
  const response = { 409: ErrorBody, 422: ErrorBody };

  app.route({
    ...bindEndpoint(endpoints.readInvitation, {
      summary: "What an invitation is about",
      tags,
      body: InvitationToken,
      response: { 200: Envelope(ReceivedInvitation), 422: ErrorBody },
    }),
    config: anyone,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const invitation = await readInvitation(context, request.body.token, await readSession(request));
      return isRefusal(invitation) ? refuse(request, reply, invitation) : { data: invitation };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.acceptInvitation, {
      summary: "Moves me to the account that I am invited to",
      tags,
      body: InvitationToken,
      response: { 200: Envelope(JoinedResponse), ...response },
    }),
    config: { ...confirmed, securityEvent: "join_account" },
    handler: async (request, reply) => {
      const joined = await acceptInvitation(context, signedInOf(request), request.body.token);
      return isRefusal(joined) ? refuse(request, reply, joined) : { data: joined };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.registerInvited, {
      summary: "Makes a person of whoever is invited",
      tags,
      body: RegisterInvitedBody,
      response: { 201: Envelope(JoinedResponse), ...response, 429: ErrorBody },
    }),
    config: { ...anyone, securityEvent: "join_account" },
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { body, locale } = request;
      const joined = await registerInvited(context, { ...body, locale, network: callersNetwork(request) });
      return isRefusal(joined) ? refuse(request, reply, joined) : reply.code(201).send({ data: joined });
    },
  });
}
