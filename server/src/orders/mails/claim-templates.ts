import { closed } from "@recambia/contract/http";
import { guaranteeRemedies } from "@recambia/contract/orders/guarantee-claims";
import { type Static, Type } from "typebox";
import { common, Thing } from "./template-parts.ts";

const Cents = Type.Integer({ minimum: 0 });
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });
const Remedy = Type.Enum(guaranteeRemedies);
/** A text by its lines: a mail's values have no line breaks. */
const Lines = Type.Array(Type.String());

const claim = {
  ...common,
  /** The claim's number. */
  claim: Type.String(),
  thing: Thing,
};

/** The mails about a guarantee claim. */
export const claimTemplates = [
  /** The receipt: key, content and time (consumer code art. 21.2). */
  Type.Object(
    {
      kind: Type.Literal("claim_opened"),
      ...claim,
      description: Lines,
      appeared_on: Day,
      is_presumed: Type.Boolean(),
      wish: Remedy,
      opened_at: Time,
      answer_by: Day,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal("claim_accepted"),
      ...claim,
      remedy: Remedy,
      needs_goods: Type.Boolean(),
      answer: Lines,
    },
    closed,
  ),
  /** The document about the goods' handing over, with its day and the fault (art. 123). */
  Type.Object(
    { kind: Type.Literal("claim_received"), ...claim, description: Lines, received_at: Time },
    closed,
  ),
  /** The document about the measures and their day (art. 123). */
  Type.Object(
    {
      kind: Type.Literal("claim_finished"),
      ...claim,
      remedy: Remedy,
      answer: Lines,
      ended_at: Time,
      /** Last day of the guarantee from now on; null when the contract has ended. */
      guarantee_until: Type.Union([Day, Type.Null()]),
      refund_cents: Cents,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("claim_refused"), ...claim, answer: Lines }, closed),
] as const;
export type ClaimMail = Static<(typeof claimTemplates)[number]>;
