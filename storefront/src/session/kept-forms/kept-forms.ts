import { authStore, hasSignedOut } from "../store.ts";

/** What was written on the forms of one kind when the session of their person ended, by what the form is about. */
export type KeptForms<Values> = {
  /**
   * Keeps what `read` returns if the session ends without its person signing out; undefined is not kept. Returns a function
   * that stops it.
   */
  keepWhenSessionEnds(subject: string, read: () => Values | undefined): () => void;
  has(subject: string): boolean;
  /** Returns what the signed-in person wrote, and leaves it there. */
  peek(subject: string): Values | undefined;
  /** Returns what the signed-in person wrote, once. What others wrote is forgotten. */
  take(subject: string): Values | undefined;
};

type AnyKept = { readonly size: number; forgetOthers(personId: string): void };
const kinds: AnyKept[] = [];

/**
 * Makes room for what is written on the forms of one kind. It is in memory only: it outlives the way over the sign-in page,
 * and neither a reload nor the tab.
 */
export function keptForms<Values>(): KeptForms<Values> {
  const kept = new Map<string, { personId: string; values: Values }>();
  kinds.push({
    get size() {
      return kept.size;
    },
    forgetOthers(personId) {
      for (const [subject, { personId: owner }] of kept) if (owner !== personId) kept.delete(subject);
    },
  });
  return {
    keepWhenSessionEnds: (subject, read) =>
      authStore.subscribe((now, before) => {
        const values = before.user && !now.user && !hasSignedOut() ? read() : undefined;
        if (before.user && values !== undefined) kept.set(subject, { personId: before.user.id, values });
      }),
    has: (subject) => kept.has(subject),
    peek(subject) {
      const { personId, values } = kept.get(subject) ?? {};
      return personId === authStore.getState().user?.id ? values : undefined;
    },
    take(subject) {
      const personId = authStore.getState().user?.id;
      if (personId === undefined) return undefined;
      for (const kind of kinds) kind.forgetOthers(personId);
      const values = kept.get(subject)?.values;
      kept.delete(subject);
      return values;
    },
  };
}

/** Whether anything waits for its person to sign in again. */
export function hasKeptForms(): boolean {
  return kinds.some(({ size }) => size > 0);
}
