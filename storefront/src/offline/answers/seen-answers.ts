import { authStore } from "../../session/index.ts";
import { openDatabase, type SeenAnswer } from "../database.ts";

/** Personal reads whose last response is shown without a network: favourites and orders. */
const remembered = /^\/spa\/(?:me\/favorites(?:\/ids)?(?:\?|$)|orders(?:\?|$|\/[^/?]+$))/;

const maxAnswers = 60;

/**
 * Remembers a response for the signed-in person who asked for it. Nothing is remembered for visitors, who never sign out: a
 * guest's order would be readable to whoever uses the device next. It is dropped when somebody else, or nobody, is signed in
 * by now: their device would show it as theirs.
 */
export async function rememberAnswer(path: string, body: unknown, personId: string | null): Promise<void> {
  if (personId === null || !remembered.test(path)) return;
  const database = await openDatabase();
  if (personId !== currentPersonId()) return;
  await database.put("answers", { path, personId, body, seenAt: Date.now() });
  const seen = await database.getAll("answers");
  const old = seen.sort((a, b) => b.seenAt - a.seenAt).slice(maxAnswers);
  for (const answer of old) await database.delete("answers", answer.path);
}

/** Returns the response that the same person has last seen; null without one, and for visitors. */
export async function readSeenAnswer(path: string): Promise<SeenAnswer | null> {
  if (!remembered.test(path)) return null;
  const database = await openDatabase();
  const seen = await database.get("answers", path);
  return seen && seen.personId !== null && seen.personId === currentPersonId() ? seen : null;
}

function currentPersonId(): string | null {
  return authStore.getState().user?.id ?? null;
}
