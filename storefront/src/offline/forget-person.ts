import { authStore } from "../session/index.ts";
import { openDatabase } from "./database.ts";

/**
 * Removes what this device has remembered of a person as soon as somebody else, or nobody, is signed in: here, in another tab,
 * or when the page opens after the session has ended.
 */
export function forgetOthers(): void {
  dropAnswersOfOthers();
  authStore.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) dropAnswersOfOthers();
  });
}

async function dropAnswersOfOthers(): Promise<void> {
  const personId = authStore.getState().user?.id ?? null;
  try {
    const database = await openDatabase();
    for (const { path, personId: owner } of await database.getAll("answers")) {
      if (owner === null || owner !== personId) await database.delete("answers", path);
    }
  } catch (reason) {
    console.info("Nothing is kept on this device:", reason);
  }
}
