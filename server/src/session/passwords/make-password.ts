import { type Refusal, refuseField } from "../../platform/http/refusals/refusal.ts";
import { sessionMessages } from "../messages.ts";
import { hashPassword } from "./hash-password.ts";
import { isCommonPassword } from "./is-common-password.ts";

/** Form fields of a new password. */
type NewPassword = { password: string; password_confirmation: string };

/**
 * Validates and hashes a new password: the confirmation must match (specification §5), and it must not be common (product
 * decisions §2). Hashing is slow: call it before a transaction.
 *
 * @param about the owner's data, such as the email, which must not be the password.
 * @returns the hash for `setPassword`, or 422 naming the field.
 */
export async function makePassword(given: NewPassword, about: string[] = []): Promise<string | Refusal> {
  if (given.password !== given.password_confirmation) {
    return refuseField("password_confirmation", sessionMessages.passwords_differ);
  }
  if (await isCommonPassword(given.password, about))
    return refuseField("password", sessionMessages.common_password);
  return hashPassword(given.password);
}
