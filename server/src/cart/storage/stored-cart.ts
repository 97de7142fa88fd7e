import type { Purchasable } from "../purchasable.ts";

/** The owner of a cart: a visitor, by the hash of the cookie, or a signed-in person. */
export type Owner = { visitorHash: Buffer } | { personId: string };

/** The owner who makes a request, and its time. */
export type Caller = { owner: Owner; now: Date };

/** A line as stored in `cart.lines` (JSON keys). Public ids, so that it survives a reload of the catalogue. */
export type StoredLine = {
  id: string;
  /** Public id of a product or a kit. */
  thingId: string;
  /** Public id of the vehicle that the line was chosen for. */
  vehicleId: string | null;
  quantity: number;
  isFitConfirmed: boolean;
  /** Digest of the fit that was confirmed. */
  confirmedFit?: string;
  /** Ids of the latest additions that had one, so that the same addition counts once. */
  additionIds?: readonly string[];
};

/** A cart as stored; lines in the order of adding. */
export type StoredCart = { id: string; version: number; lines: readonly StoredLine[] };

/** A line with its purchasable from the catalogue. */
export type ResolvedLine = { line: StoredLine; purchasable: Purchasable };

/** Stock that a decision was based on: pieces of each product, in the order of the keys. */
export type ExpectedStock = { productKeys: readonly number[]; pieces: readonly number[] };

/** A cart whose lines have their purchasables from the catalogue. */
export type ResolvedCart = { id: string; version: number; lines: readonly ResolvedLine[] };
