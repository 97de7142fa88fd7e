import { Type } from "typebox";

/** Random number for people, without ambiguous letters. */
export const OrderNumber = Type.String({ pattern: "^RC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$" });
