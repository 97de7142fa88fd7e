import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { hashPassword } from "./hash-password.ts";
import { isCommonPassword } from "./is-common-password.ts";

/** What a form with a new password carries. */
type NewPassword = { password: string; password_confirmation: string };

/**
 * Judges a new password and hashes it: the confirmation must match (specification §5), and it must be
 * none of the common ones (product decisions §2). Hashing takes a moment: call it before a
 * transaction, not within.
 *
 * @param about what is known of its owner, such as the address: a password made of it is common.
 * @returns the hash for `setPassword`, or 422 naming the field.
 */
export async function makePassword(given: NewPassword, about: string[] = []): Promise<string | Refusal> {
  if (given.password !== given.password_confirmation) {
    return refuseField("password_confirmation", "passwords_differ");
  }
  if (isCommonPassword(given.password, about)) return refuseField("password", "common_password");
  return hashPassword(given.password);
}
