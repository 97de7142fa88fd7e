import { Type } from "typebox";

/** What people read and write: drawn at random, without letters that look like digits. */
export const OrderNumber = Type.String({ pattern: "^RC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$" });
