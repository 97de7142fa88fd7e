import type { AddressBody } from "@recambia/contract/addresses/schemas";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../platform/public-id.ts";
import type { AddressRow } from "./address-rows.ts";
import type { IdentificationSeal } from "./seal-identification.ts";
import { validateAddress } from "./validate-address.ts";

/**
 * Drafts an unsaved address for a guest order.
 *
 * @param given.ownerId owner for the seal, instead of a customer.
 * @returns the address as a row; `validation_failed` by the rules of the form (specification §5).
 */
export function draftAddress(
  body: AddressBody,
  { ownerId, now, seal }: { ownerId: string; now: Date; seal: IdentificationSeal },
): AddressRow | Refusal {
  const texts = validateAddress(body, now, "");
  if (isRefusal(texts)) return texts;
  const addressId = randomPublicId();
  const sealed = seal.seal(texts.identification, { customerId: ownerId, addressId });
  return {
    ...texts,
    public_id: addressId,
    customer_id: ownerId,
    is_default: false,
    identification: sealed?.bytes ?? null,
    identification_key: sealed?.keyId ?? null,
  };
}
