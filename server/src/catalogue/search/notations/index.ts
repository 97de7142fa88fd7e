export type { NotationReading } from "./read-notations.ts";
export { notations, notationWords, readNotations } from "./read-notations.ts";
