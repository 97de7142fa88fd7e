import { type Static, Type } from "typebox";

/** ISO 4217 number of the euro. */
export const euro = "978";

const text = (pattern: string) => Type.String({ pattern });
const Words = Type.Optional(Type.String({ maxLength: 100 }));

/** The signed parameters that the shop uses; others are ignored. */
export const RedsysParameters = Type.Object({
  Ds_Order: text("^\\d{4}[0-9A-Za-z]{8}$"),
  Ds_MerchantCode: text("^\\d{1,9}$"),
  Ds_Terminal: text("^\\d{1,3}$"),
  Ds_TransactionType: text("^[0-9A-Z]{1,2}$"),
  /** Amount in cents. */
  Ds_Amount: text("^\\d{1,12}$"),
  Ds_Currency: text("^\\d{3}$"),
  Ds_Response: text("^\\d{1,4}$"),
  Ds_AuthorisationCode: Words,
  Ds_Date: Words,
  Ds_Hour: Words,
});
export type RedsysParameters = Static<typeof RedsysParameters>;
