import { locales } from "@recambia/contract/locale";

const dayMs = 24 * 60 * 60 * 1000;
/** Readers ask again after that (RFC 9116 §2.5.5 recommends less than a year). */
const validDays = 180;

/**
 * Writes security.txt (RFC 9116): where to report a weakness of this shop.
 *
 * @param origin the shop's public origin.
 */
export function securityText({ email, origin, now }: { email: string; origin: string; now: Date }): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
