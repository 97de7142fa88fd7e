import { Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
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
import type { App, Context } from "../platform/http/context.ts";
import { signedInOf } from "../platform/http/guard-customers.ts";
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
const tags = ["people"];
const closed = { additionalProperties: false };
const PersonParams = Type.Object({ personId: PublicId }, closed);
const InvitationParams = Type.Object({ invitationId: PublicId }, closed);
/** Requests without a payload may send an empty object. */
const NoPayload = Type.Union([Type.Null(), Type.Object({}, closed)]);

/** Routes of the customer's people and invitations (specification §2, Users). */
export function peopleRoutes(app: App, context: Context) {
  addPersonRoutes(app, context);
  addInvitationRoutes(app, context);
  addAnswerRoutes(app, context);
}

function addPersonRoutes(app: App, context: Context) {
  const { database, clock } = context;

  app.get(
    "/spa/users",
    {
      config,
      schema: { summary: "People of my account", tags, response: { 200: Envelope(People) } },
    },
    async (request) => ({ data: await listPeople(database, signedInOf(request), clock.now()) }),
  );

  app.get(
    "/spa/users/:personId",
    {
      config,
      schema: {
        summary: "One of them",
        tags,
        params: PersonParams,
        response: { 200: Envelope(Person), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await findPerson(database, signedInOf(request), request.params.personId);
      return person ? { data: person } : refuse(request, reply, { refused: "not_found" });
    },
  );

  app.delete(
    "/spa/users/:personId",
    {
      config,
      schema: {
        summary: "Takes a person out of my account, or lets me leave it",
        tags,
        params: PersonParams,
        body: NoPayload,
        response: { 204: Type.Null(), 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const refusal = await removePerson(context, signedInOf(request), request.params.personId);
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  );
}

function addInvitationRoutes(app: App, context: Context) {
  const response = { 404: ErrorBody, 409: ErrorBody, 422: ErrorBody, 429: ErrorBody };

  app.post(
    "/spa/users",
    {
      config,
      schema: {
        summary: "Invites someone by mail",
        tags,
        body: InviteBody,
        response: { 201: Envelope(Invitation), ...response },
      },
    },
    async (request, reply) => {
      const wish = { ...request.body, locale: request.locale };
      const invitation = await invitePerson(context, signedInOf(request), wish);
      if (isRefusal(invitation)) return refuse(request, reply, invitation);
      return reply.code(201).send({ data: invitation });
    },
  );

  app.post(
    "/spa/users/invitations/:invitationId/resend",
    {
      config,
      schema: {
        summary: "Sends an invitation again",
        tags,
        params: InvitationParams,
        body: NoPayload,
        response: { 200: Envelope(Invitation), ...response },
      },
    },
    async (request, reply) => {
      const { invitationId } = request.params;
      const invitation = await resendInvitation(context, signedInOf(request), invitationId);
      return isRefusal(invitation) ? refuse(request, reply, invitation) : { data: invitation };
    },
  );

  app.delete(
    "/spa/users/invitations/:invitationId",
    {
      config,
      schema: {
        summary: "Takes an invitation back",
        tags,
        params: InvitationParams,
        body: NoPayload,
        response: { 204: Type.Null(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { invitationId } = request.params;
      const refusal = await withdrawInvitation(context.database, signedInOf(request), invitationId);
      return refusal ? refuse(request, reply, refusal) : reply.code(204).send(null);
    },
  );
}

/** Routes for the holder of an invitation's link. */
function addAnswerRoutes(app: App, context: Context) {
  const readSession = sessionReader(context);
  const anyone = { access: "anyone" } as const;
  const response = { 409: ErrorBody, 422: ErrorBody };

  app.post(
    "/spa/invitations/read",
    {
      config: anyone,
      schema: {
        summary: "What an invitation is about",
        tags,
        body: InvitationToken,
        response: { 200: Envelope(ReceivedInvitation), 422: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const invitation = await readInvitation(context, request.body.token, await readSession(request));
      return isRefusal(invitation) ? refuse(request, reply, invitation) : { data: invitation };
    },
  );

  app.post(
    "/spa/invitations/accept",
    {
      config,
      schema: {
        summary: "Moves me to the account that I am invited to",
        tags,
        body: InvitationToken,
        response: { 200: Envelope(JoinedResponse), ...response },
      },
    },
    async (request, reply) => {
      const joined = await acceptInvitation(context, signedInOf(request), request.body.token);
      return isRefusal(joined) ? refuse(request, reply, joined) : { data: joined };
    },
  );

  app.post(
    "/spa/invitations/register",
    {
      config: anyone,
      schema: {
        summary: "Makes a person of whoever is invited",
        tags,
        body: RegisterInvitedBody,
        response: { 201: Envelope(JoinedResponse), ...response },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const joined = await registerInvited(context, { ...request.body, locale: request.locale });
      return isRefusal(joined) ? refuse(request, reply, joined) : reply.code(201).send({ data: joined });
    },
  );
}
