import { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { DataSheetName } from "@recambia/contract/catalogue/data-sheets";
import { shippingMethods } from "@recambia/contract/checkout/schemas";
import { closed } from "@recambia/contract/http";
import { goodsNotices } from "@recambia/contract/legal/goods-notices";
import { paymentMeans } from "@recambia/contract/shop/schemas";
import { type Static, Type } from "typebox";
import { claimTemplates } from "./claim-templates.ts";
import { common, Thing } from "./template-parts.ts";

const Cents = Type.Integer({ minimum: 0 });
/** ISO 8601, UTC. */
const Time = Type.String({ format: "date-time" });
/** `yyyy-mm-dd`, in Madrid's calendar. */
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const Things = Type.Array(Thing);

/** When the goods come; missing in mails that were queued by an older release. */
const promise = {
  /** Null when the promised day has passed. */
  promised_by: Type.Optional(orNull(Day)),
  is_pickup: Type.Optional(Type.Boolean()),
};

/** Money that goes back. */
const refund = {
  cents: Cents,
  payment_method: Type.Enum(paymentMeans),
  /** The bank has refused it to that means; missing in mails that were queued earlier. */
  is_other_way: Type.Optional(Type.Boolean()),
  reason: orNull(Type.String()),
  deduction_cents: Cents,
  deduction_reason: orNull(Type.String()),
};

/** The mails about an order, in its language. */
export const orderTemplates = [
  /** The confirmation of the contract on a durable medium (consumer code art. 98.7). */
  Type.Object(
    {
      kind: Type.Literal("order_placed"),
      ...common,
      placed_at: Time,
      lines: Type.Array(
        Type.Object(
          {
            ...Thing.properties,
            cents: Cents,
            /** Letter of consumer code art. 103; missing in mails that were queued by an older release. */
            exclusion: Type.Optional(orNull(Type.String())),
            /** What must be said of the goods; missing in mails that were queued by an older release. */
            notices: Type.Optional(Type.Array(Type.Enum(goodsNotices))),
            /** Names of safety data sheets; missing in mails that were queued by an older release. */
            data_sheets: Type.Optional(Type.Array(DataSheetName)),
            /** Commercial guarantees; missing where `data_sheets` is. */
            guarantees: Type.Optional(Type.Array(CommercialGuarantee)),
          },
          closed,
        ),
      ),
      shipping_cents: Cents,
      core_deposit_cents: Cents,
      total_cents: Cents,
      vat: Type.Array(Type.Object({ rate: Type.Integer(), vat_cents: Cents }, closed)),
      is_export: Type.Boolean(),
      /** Empty for a pick-up. */
      address: Type.Array(Type.String()),
      shipping_method: Type.Enum(shippingMethods),
      promised_by: Day,
      payment_method: Type.Enum(paymentMeans),
      pay_until: orNull(Time),
      is_business: Type.Boolean(),
      /** The day it is in force from. */
      terms_version: Day,
    },
    closed,
  ),
  /** A guest has asked for the link to the order once more. */
  Type.Object({ kind: Type.Literal("order_link"), ...common }, closed),
  Type.Object({ kind: Type.Literal("payment_received"), ...common, ...promise, cents: Cents }, closed),
  Type.Object(
    {
      kind: Type.Literal("order_shipped"),
      ...common,
      ...promise,
      carrier: Type.String(),
      tracking_number: Type.String(),
      tracking_url: orNull(Type.String({ pattern: "^https?://[^\\s]+$" })),
      things: Things,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("order_ready"), ...common, things: Things }, closed),
  Type.Object(
    {
      kind: Type.Literal("order_delivered"),
      ...common,
      day: Day,
      /** Last day to withdraw; null without the right. */
      withdrawable_on: orNull(Day),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal("order_cancelled"), ...common, refund_cents: Cents, reason: orNull(Type.String()) },
    closed,
  ),
  Type.Object({ kind: Type.Literal("order_expired"), ...common }, closed),
  /** Paid when the order had ended, or twice. */
  Type.Object({ kind: Type.Literal("payment_late"), ...common, cents: Cents }, closed),
  /** Some pieces of an order, by its customer or by the shop. */
  Type.Object(
    {
      kind: Type.Literal("pieces_cancelled"),
      ...common,
      things: Things,
      refund_cents: Cents,
      reason: orNull(Type.String()),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal("parcel_lost"),
      ...common,
      things: Things,
      /** Its pieces are sent again; otherwise they are paid back. */
      is_sent_again: Type.Boolean(),
      refund_cents: Cents,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("parcel_came_back"), ...common, things: Things }, closed),
  /** The receipt of a withdrawal: its content with day and hour (Directive 2011/83/EU art. 11a). */
  Type.Object(
    {
      kind: Type.Literal("withdrawal_received"),
      ...common,
      declared_by: Type.String(),
      received_at: Time,
      /** Goods that have left the shop and must be sent back. */
      things: Things,
      send_back_by: orNull(Day),
      /** Goods that had not left, and the refund for them. */
      unsent_things: Things,
      unsent_refund_cents: Cents,
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal("withdrawal_voided"), ...common, things: Things, reason: Type.String() },
    closed,
  ),
  /** A withdrawal that leaves nothing to pay back. */
  Type.Object({ kind: Type.Literal("withdrawal_settled"), ...common, reason: orNull(Type.String()) }, closed),
  Type.Object({ kind: Type.Literal("goods_returned"), ...common }, closed),
  Type.Object({ kind: Type.Literal("refund_due"), ...common, ...refund }, closed),
  Type.Object({ kind: Type.Literal("refund_made"), ...common, ...refund }, closed),
  Type.Object({ kind: Type.Literal("refund_failed"), ...common, cents: Cents }, closed),
  /** Outcome of a core deposit; `thing` is the new part. */
  Type.Object({ kind: Type.Literal("core_received"), ...common, thing: Type.String() }, closed),
  Type.Object({ kind: Type.Literal("core_accepted"), ...common, thing: Type.String(), cents: Cents }, closed),
  Type.Object(
    { kind: Type.Literal("core_refused"), ...common, thing: Type.String(), reason: Type.String() },
    closed,
  ),
  ...claimTemplates,
] as const;
export type OrderMail = Static<(typeof orderTemplates)[number]>;
export type OrderMailKind = OrderMail["kind"];
