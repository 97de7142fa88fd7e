import { Type } from "typebox";

/** A person's name: any text. */
export const Name = Type.String();
export const Link = Type.String({ pattern: "^https?://[^\\s]+$" });
/** ISO 8601, UTC. */
export const Time = Type.String({ format: "date-time" });
