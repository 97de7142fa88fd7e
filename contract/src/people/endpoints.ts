import { type Data, endpoint } from "../endpoint.ts";
import type {
  Invitation,
  InvitationToken,
  InviteBody,
  JoinedResponse,
  People,
  Person,
  ReceivedInvitation,
  RegisterInvitedBody,
} from "./schemas.ts";

// Endpoints for people who share an account.

export const listPeople = endpoint("GET", "/spa/users").of<{ reply: Data<People> }>();
export const getPerson = endpoint("GET", "/spa/users/:personId").of<{ reply: Data<Person> }>();
export const removePerson = endpoint("DELETE", "/spa/users/:personId").of<{ reply: null }>();
export const invitePerson = endpoint("POST", "/spa/users").of<{
  body: InviteBody;
  reply: Data<Invitation>;
}>();
export const resendInvitation = endpoint("POST", "/spa/users/invitations/:invitationId/resend").of<{
  reply: Data<Invitation>;
}>();
export const withdrawInvitation = endpoint("DELETE", "/spa/users/invitations/:invitationId").of<{
  reply: null;
}>();
export const readInvitation = endpoint("POST", "/spa/invitations/read").of<{
  body: InvitationToken;
  reply: Data<ReceivedInvitation>;
}>();
export const acceptInvitation = endpoint("POST", "/spa/invitations/accept").of<{
  body: InvitationToken;
  reply: Data<JoinedResponse>;
}>();
export const registerInvited = endpoint("POST", "/spa/invitations/register").of<{
  body: RegisterInvitedBody;
  reply: Data<JoinedResponse>;
}>();
