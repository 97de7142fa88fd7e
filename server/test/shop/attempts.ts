import type { TestShop } from "./test-shop.ts";

/**
 * Makes the attempts that a limit has counted more, without making them: the next ones are real.
 *
 * @param limit the limit's name, with its subject behind a space for one of several.
 */
export async function setAttempts(shop: TestShop, limit: string, attempts: number): Promise<void> {
  const counted = await shop.database.rows({
    text: "update attempt_count set attempts = $2 where starts_with(subject, $1) returning 1",
    values: [limit, attempts],
  });
  if (counted.length === 0) throw new Error(`Nothing has been counted for ${limit}`);
}

/** Forgets all attempts that were counted. */
export async function forgetAttempts(shop: TestShop): Promise<void> {
  await shop.database.script("delete from attempt_count");
}
