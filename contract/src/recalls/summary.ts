import { type Static, Type } from "typebox";
import { closed } from "../http.ts";

/** A recall on the page of its product, or of an order. */
export const RecallSummary = Type.Object({ number: Type.String(), hazard: Type.String() }, closed);
export type RecallSummary = Static<typeof RecallSummary>;
