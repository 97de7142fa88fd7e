import type { Owner } from "../cart/index.ts";

/** A signed-in person who orders for their customer. */
export type PersonBuyer = { customerId: string; personId: string };

/** A guest, identified by the visitor cookie. */
export type VisitorBuyer = {
  visitorHash: Buffer;
  /** Keyed hash of the guest's network. */
  networkHash: Buffer;
};

export type Buyer = PersonBuyer | VisitorBuyer;

/** Returns the owner of the buyer's cart. */
export function cartOwner(buyer: Buyer): Owner {
  return "personId" in buyer ? { personId: buyer.personId } : { visitorHash: buyer.visitorHash };
}

/** Columns that identify a buyer in quotes and idempotency keys. */
export function buyerColumns(buyer: Buyer) {
  return "personId" in buyer
    ? { customerId: buyer.customerId, personId: buyer.personId, visitorHash: null }
    : { customerId: null, personId: null, visitorHash: buyer.visitorHash };
}
