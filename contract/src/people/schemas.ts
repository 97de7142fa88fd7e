import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";
import { passwordLength } from "../session/schemas.ts";

const closed = { additionalProperties: false };

/** Most people who sign in for one customer; invitations that wait count as well. */
export const maxPeople = 20;
/** How long the link of an invitation works. */
export const invitationDays = 7;
/** Most mails with invitations that one customer sends a day. */
export const maxInvitationsADay = 20;

/** Any script and emoji, in one line: no control characters, no halves of a character. */
const oneLine = "^[^\\p{Cc}\\p{Cs}]*$";
const Time = Type.String({ format: "date-time" });
/** An address that a mail can be sent to. */
const Email = Type.String({ format: "email", pattern: "^[^@]{1,64}@", maxLength: 254 });

/** Someone who signs in for the customer; all of them are equal (product decisions §1). */
export const Person = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    email: Type.String(),
    /** Address of a square picture. */
    picture: Nullable(Type.String()),
    joined_at: Time,
    /** Name of who invited them; null for whoever opened the account. */
    invited_by: Nullable(Type.String()),
    is_me: Type.Boolean(),
  },
  closed,
);
export type Person = Static<typeof Person>;

/** An invitation that waits for its answer. */
export const Invitation = Type.Object(
  {
    id: PublicId,
    email: Type.String(),
    /** How whoever invites calls them; may be empty. */
    name: Type.String(),
    invited_by: Nullable(Type.String()),
    sent_at: Time,
    expires_at: Time,
    is_expired: Type.Boolean(),
  },
  closed,
);
export type Invitation = Static<typeof Invitation>;

/** `GET /spa/users`: oneself first, then in the order of joining. */
export const People = Type.Object(
  { people: Type.Array(Person), invitations: Type.Array(Invitation) },
  closed,
);
export type People = Static<typeof People>;

/** `POST /spa/users`; answered alike whether the address has an account of the shop or not. */
export const InviteBody = Type.Object(
  { email: Email, name: Type.Optional(Type.String({ maxLength: 100, pattern: oneLine })) },
  closed,
);
export type InviteBody = Static<typeof InviteBody>;

/** The token of an invitation's mail: in a body, so that no log keeps it. */
export const InvitationToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 512 }) }, closed);

/**
 * What stands between the caller and an invitation: `already_there` they belong to that account;
 * `own_things` their own account holds what would be lost with it.
 */
export const joinProblems = ["already_there", "own_things"] as const;
export type JoinProblem = (typeof joinProblems)[number];

/** `POST /spa/invitations/read`: what the page of an invitation shows before it is accepted. */
export const ReceivedInvitation = Type.Object(
  {
    inviter: Type.String(),
    email: Type.String(),
    name: Type.String(),
    expires_at: Time,
    /** The address has an account: sign in with it. Told to whoever reads its mail only. */
    has_account: Type.Boolean(),
    /** Who is signed in in this browser; null: nobody. */
    caller: Nullable(
      Type.Object(
        {
          name: Type.String(),
          email: Type.String(),
          obstacle: Nullable(Type.Enum(joinProblems)),
          /** Others stay behind in the account that the caller leaves. */
          leaves_others: Type.Boolean(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type ReceivedInvitation = Static<typeof ReceivedInvitation>;

/** `POST /spa/invitations/register`: the mail has shown that the address is theirs. */
export const RegisterInvitedBody = Type.Object(
  {
    token: InvitationToken.properties.token,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: "^[^\\p{Cc}\\p{Cs}]*\\S[^\\p{Cc}\\p{Cs}]*$" }),
    password: Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum }),
    password_confirmation: Type.String({ maxLength: passwordLength.maximum }),
  },
  closed,
);
export type RegisterInvitedBody = Static<typeof RegisterInvitedBody>;

/** What accepting has led to. */
export const JoinedResponse = Type.Object({ email: Type.String() }, closed);
export type JoinedResponse = Static<typeof JoinedResponse>;
