import type { Owner } from "../cart/index.ts";

/** A person who orders for their customer. */
export type PersonBuyer = { customerId: string; personId: string };

/** Somebody without an account, known by the visitor cookie. */
export type VisitorBuyer = {
  visitorHash: Buffer;
  /** Keyed hash of the network they call from. */
  networkHash: Buffer;
};

/** Who buys. */
export type Buyer = PersonBuyer | VisitorBuyer;

/** Whose cart is bought. */
export function cartOwner(buyer: Buyer): Owner {
  return "personId" in buyer ? { personId: buyer.personId } : { visitorHash: buyer.visitorHash };
}

/** Columns of what belongs to a buyer: quotes and keys of requests. */
export function buyerColumns(buyer: Buyer) {
  return "personId" in buyer
    ? { customerId: buyer.customerId, personId: buyer.personId, visitorHash: null }
    : { customerId: null, personId: null, visitorHash: buyer.visitorHash };
}
