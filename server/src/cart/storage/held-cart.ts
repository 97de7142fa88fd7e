import type { Thing } from "../things.ts";

/** Whose cart: a visitor's, by the hash of the cookie, or a signed-in person's. */
export type Owner = { visitorHash: Buffer } | { personId: string };

/** Who asks, and when. */
export type Caller = { owner: Owner; now: Date };

/** A line as the database keeps it: by public ids, so that it outlives a catalogue loaded anew. */
export type HeldLine = {
  id: string;
  /** Public id of a product or a kit. */
  thingId: string;
  /** Public id of the vehicle that the line was chosen for. */
  vehicleId: string | null;
  quantity: number;
  isFitConfirmed: boolean;
};

/** A cart as the database keeps it; lines in the order of adding. */
export type HeldCart = { id: string; version: number; lines: readonly HeldLine[] };

/** A line with what the catalogue says of the thing in it. */
export type KnownLine = { line: HeldLine; thing: Thing };

/** Pieces in stock that something was decided on: of each product, in the order of the keys. */
export type CountedStock = { productKeys: readonly number[]; pieces: readonly number[] };

/** A cart with what the catalogue says of its lines. */
export type KnownCart = { id: string; version: number; lines: readonly KnownLine[] };
