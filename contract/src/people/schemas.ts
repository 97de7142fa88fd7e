import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { passwordLength } from "../session/schemas.ts";
import { filledLine, line, shortMailbox } from "../text-patterns.ts";

/** Maximum people of a customer, including open invitations. */
export const maxPeople = 20;
/** Validity of an invitation in days. */
export const invitationDays = 7;
/** Maximum invitation mails of a customer per day. */
export const maxInvitationsADay = 20;

const Time = Type.String({ format: "date-time" });
/** An email address. */
const Email = Type.String({ format: "email", pattern: shortMailbox, maxLength: 254 });

/** A person of the customer; all are equal (product decisions §1). */
export const Person = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    email: Type.String(),
    /** URL of a square picture. */
    picture: Nullable(Type.String()),
    joined_at: Time,
    /** Name of the inviter; null for the account's founder. */
    invited_by: Nullable(Type.String()),
    is_me: Type.Boolean(),
  },
  closed,
);
export type Person = Static<typeof Person>;

/** An open invitation. */
export const Invitation = Type.Object(
  {
    id: PublicId,
    email: Type.String(),
    /** Name given by the inviter; may be empty. */
    name: Type.String(),
    invited_by: Nullable(Type.String()),
    sent_at: Time,
    expires_at: Time,
    is_expired: Type.Boolean(),
  },
  closed,
);
export type Invitation = Static<typeof Invitation>;

/** `GET /spa/users`: the caller first, then in order of joining. */
export const People = Type.Object(
  { people: Type.Array(Person), invitations: Type.Array(Invitation) },
  closed,
);
export type People = Static<typeof People>;

/** `POST /spa/users`; the response does not reveal whether the address has an account. */
export const InviteBody = Type.Object(
  { email: Email, name: Type.Optional(Type.String({ maxLength: 100, pattern: line })) },
  closed,
);
export type InviteBody = Static<typeof InviteBody>;

/** Token of an invitation's mail, in the body, so that logs do not record it. */
export const InvitationToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 512 }) }, closed);
export type InvitationToken = Static<typeof InvitationToken>;

/**
 * Reasons why an invitation cannot be accepted: `already_there`, the caller belongs to that account; `own_things`, the
 * caller's own account has data that would be lost.
 */
export const joinProblems = ["already_there", "own_things"] as const;
export type JoinProblem = (typeof joinProblems)[number];

/** `POST /spa/invitations/read`: the invitation before it is accepted. */
export const ReceivedInvitation = Type.Object(
  {
    inviter: Type.String(),
    email: Type.String(),
    name: Type.String(),
    expires_at: Time,
    /** Whether the address has an account, so that signing in is needed; only its owner can see this. */
    has_account: Type.Boolean(),
    /** The signed-in person of this browser; null for none. */
    caller: Nullable(
      Type.Object(
        {
          name: Type.String(),
          email: Type.String(),
          obstacle: Nullable(Type.Enum(joinProblems)),
          /** Whether others stay in the account that the caller leaves. */
          leaves_others: Type.Boolean(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ReceivedInvitation = Static<typeof ReceivedInvitation>;

/** `POST /spa/invitations/register`: the link proves the address. */
export const RegisterInvitedBody = Type.Object(
  {
    token: InvitationToken.properties.token,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: filledLine }),
    password: Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum }),
    password_confirmation: Type.String({ minLength: 1, maxLength: passwordLength.maximum }),
  },
  closed,
);
export type RegisterInvitedBody = Static<typeof RegisterInvitedBody>;

/** Result of accepting. */
export const JoinedResponse = Type.Object({ email: Type.String() }, closed);
export type JoinedResponse = Static<typeof JoinedResponse>;
