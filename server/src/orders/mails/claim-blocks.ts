import type { Locale } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { type Block, facts, formatDay, formatTime, type MailReader } from "../../platform/mail/index.ts";
import { complaintEnd } from "../../support/index.ts";
import type { ClaimMail } from "./claim-templates.ts";
import { claimWords } from "./claim-words.ts";

/** Values of the texts of a mail about a guarantee claim. */
export function claimValues(mail: ClaimMail, locale: Locale): Record<string, string> {
  const words = claimWords[locale];
  const claim = { claim: mail.claim };
  switch (mail.kind) {
    case "claim_opened":
      return { ...claim, answerBy: formatDay(locale, mail.answer_by) };
    case "claim_accepted":
      return { ...claim, decision: words.decisions[mail.remedy] };
    case "claim_finished":
      return {
        ...claim,
        done: doneWords(mail, locale),
        ...(mail.guarantee_until ? { until: formatDay(locale, mail.guarantee_until) } : {}),
      };
    default:
      return claim;
  }
}

function doneWords(
  { remedy, refund_cents: cents }: Extract<ClaimMail, { kind: "claim_finished" }>,
  locale: Locale,
): string {
  const { done, alreadyPaidBack } = claimWords[locale];
  if (remedy === "refund" && cents === 0) return alreadyPaidBack;
  return done[remedy].replace("{amount}", () => formatCents(cents));
}

/**
 * Blocks of a mail about a guarantee claim.
 *
 * @param say fills the mail's values into a text and returns a paragraph.
 */
export function claimBlocks(mail: ClaimMail, reader: MailReader, say: (text: string) => Block): Block[] {
  const words = claimWords[reader.locale];
  const answer =
    "answer" in mail && mail.answer.length > 0 ? [fact(words.answer, mail.answer.join(" "))] : [];
  const about = [
    fact(words.claim, mail.claim),
    fact(words.thing, [mail.thing.name, mail.thing.detail].filter(Boolean).join(" · ")),
    fact(words.quantity, String(mail.thing.quantity)),
  ];
  switch (mail.kind) {
    case "claim_opened":
      return [
        facts([
          ...about,
          fact(words.fault, mail.description.join(" ")),
          fact(words.appeared, formatDay(reader.locale, mail.appeared_on)),
          fact(words.wish, words.remedies[mail.wish]),
          fact(words.received, formatTime(reader.locale, mail.opened_at)),
        ]),
        ...(mail.is_presumed ? [say(words.presumed)] : []),
        say(words.sheets),
      ];
    case "claim_accepted":
      return [facts([...about, ...answer]), ...(mail.needs_goods ? [say(words.sendIn)] : [])];
    case "claim_received":
      return [
        facts([
          ...about,
          fact(words.fault, mail.description.join(" ")),
          fact(words.handedOver, formatTime(reader.locale, mail.received_at)),
        ]),
      ];
    case "claim_finished":
      return [
        facts([...about, ...answer, fact(words.ended, formatTime(reader.locale, mail.ended_at))]),
        ...(mail.guarantee_until ? [say(words.guaranteeNow)] : []),
      ];
    case "claim_refused":
      return [facts([...about, ...answer]), complaintEnd(reader)];
  }
}

const fact = (name: string, value: string) => ({ name, value });
