import type { GuestDetails } from "@recambia/contract/checkout/schemas";
import { type AddressRow, draftAddress, type IdentificationSeal } from "../../addresses/index.ts";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";

/** An address in a stored quote: like its row, with the sealed identity number as base64. */
type StoredAddress = Omit<AddressRow, "identification"> & { identification: string | null };

/** A guest's details as stored in a quote; empty where nothing was entered. */
export type GuestInput = {
  /** Lower case. */
  email: string;
  name: string;
  address: StoredAddress | null;
};

/** RFC 5321 §4.5.3.1, restricted to what an envelope reads as a single address. */
const emailPattern =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Unprintable characters: control characters, bidirectional overrides, lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * Validates a guest's details; all of them may be missing.
 *
 * @param deps.ownerId owner for the seal of the identity number.
 * @returns the details for a quote; `validation_failed` with a text for each invalid field, named `guest.FIELD` and
 *   `guest.address.FIELD`.
 */
export function checkGuest(
  { email = "", name = "", address = null }: GuestDetails,
  deps: { ownerId: string; now: Date; seal: IdentificationSeal },
): GuestInput | Refusal {
  const wrong: NonNullable<Refusal["fields"]> = {};
  const tidyEmail = email.trim().toLowerCase();
  if (tidyEmail !== "" && !emailPattern.test(tidyEmail)) wrong["guest.email"] = { text: fieldMessages.email };
  const tidyName = name.normalize("NFC").replace(/ +/g, " ").trim();
  if (unprintable.test(tidyName)) wrong["guest.name"] = { text: fieldMessages.unreadable };
  const drafted = address && draftAddress(address, deps);
  if (isRefusal(drafted)) {
    for (const [field, problem] of Object.entries(drafted.fields ?? {})) {
      wrong[`guest.address.${field}`] = problem;
    }
    return { refused: "validation_failed", fields: wrong };
  }
  if (Object.keys(wrong).length > 0) return { refused: "validation_failed", fields: wrong };
  return { email: tidyEmail, name: tidyName, address: drafted && toStoredAddress(drafted) };
}

function toStoredAddress(row: AddressRow): StoredAddress {
  const { identification } = row;
  return { ...row, identification: identification && Buffer.from(identification).toString("base64") };
}

/** Reads a guest's address from a quote. */
export function guestAddress({ address }: GuestInput): AddressRow | null {
  if (!address) return null;
  const { identification } = address;
  return {
    ...address,
    identification: identification === null ? null : Buffer.from(identification, "base64"),
  };
}

/** Returns the name for the contract: the guest's own, or the recipient's; empty without either. */
export function guestName({ name, address }: GuestInput): string {
  return name || (address ? `${address.first_name} ${address.last_name}`.slice(0, 200) : "");
}
