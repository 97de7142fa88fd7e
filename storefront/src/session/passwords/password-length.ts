import { passwordLength } from "@recambia/contract/session/schemas";

/** From here on a password is long, in characters. */
const longFrom = 14;

/** Rating of a password's length; `missing` and `surplus` in characters. */
export type PasswordLengthCheck =
  | { kind: "short"; missing: number }
  | { kind: "enough" }
  | { kind: "long" }
  | { kind: "over"; surplus: number };

/** Length of a password as people count it: an emoji is one character. */
export function countCharacters(password: string): number {
  return [...password].length;
}

/** Judges a password by its length, the only thing that is asked of it (product decisions §2). */
export function checkPasswordLength(password: string): PasswordLengthCheck {
  const length = countCharacters(password);
  if (length < passwordLength.minimum) return { kind: "short", missing: passwordLength.minimum - length };
  if (length > passwordLength.maximum) return { kind: "over", surplus: length - passwordLength.maximum };
  return { kind: length < longFrom ? "enough" : "long" };
}
