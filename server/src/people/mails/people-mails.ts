import { closed } from "@recambia/contract/http";
import type { Locale } from "@recambia/contract/locale";
import { invitationDays } from "@recambia/contract/people/schemas";
import { Type } from "typebox";
import { defineMails, Link, Name, personalName, writeLetter } from "../../platform/mail/index.ts";
import { peopleLetters } from "./people-letters.ts";

const PeopleMail = Type.Union([
  Type.Object({ kind: Type.Literal("invitation"), inviter: Name, link: Link }, closed),
  /** The person was removed from the account. */
  Type.Object({ kind: Type.Literal("access_removed"), name: Name }, closed),
]);

/** Stands for an inviter whose name is not repeated. */
const somebody: Record<Locale, string> = { es: "Alguien", ca: "Algú", en: "Somebody" };

/** Mails about sharing an account. */
export const peopleMails = defineMails(PeopleMail, (mail, reader) =>
  mail.kind === "invitation"
    ? writeLetter(peopleLetters.invitation, reader, {
        values: {
          days: String(invitationDays),
          inviter: personalName(mail.inviter) ?? somebody[reader.locale],
        },
        link: mail.link,
      })
    : writeLetter(peopleLetters.access_removed, reader, { name: mail.name }),
);
