import { authStore } from "../../session/index.ts";
import { openDatabase, type SeenAnswer } from "../database.ts";

/** Personal reads whose last response is shown without a network: favourites and orders. */
const remembered = /^\/spa\/(?:me\/favorites(?:\/ids)?(?:\?|$)|orders(?:\?|$|\/[^/?]+$))/;

const mostAnswers = 60;

/** Remembers a response for the person who is signed in, or for this browser's visitor. */
export async function rememberAnswer(path: string, body: unknown): Promise<void> {
  if (!remembered.test(path)) return;
  const database = await openDatabase();
  const personId = authStore.getState().user?.id ?? null;
  await database.put("answers", { path, personId, body, seenAt: Date.now() });
  const seen = await database.getAll("answers");
  const old = seen.sort((a, b) => b.seenAt - a.seenAt).slice(mostAnswers);
  for (const answer of old) await database.delete("answers", answer.path);
}

/** Returns the response that the same person has last seen; null without one. */
export async function readSeenAnswer(path: string): Promise<SeenAnswer | null> {
  if (!remembered.test(path)) return null;
  const database = await openDatabase();
  const seen = await database.get("answers", path);
  return seen && seen.personId === (authStore.getState().user?.id ?? null) ? seen : null;
}
