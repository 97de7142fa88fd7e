/** State that one sign-in screen passes to the next in the history entry, to keep it out of the URL. */
export type SignInState = {
  /** Address that was typed or registered. */
  email?: string;
  /** The account has just been made. */
  isNew?: boolean;
};

/** Reads what came with a history entry, which may be anything. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== "object" || state === null) return {};
  const email = "email" in state && typeof state.email === "string" ? state.email : undefined;
  const isNew = "isNew" in state && state.isNew === true;
  return { ...(email === undefined ? {} : { email }), ...(isNew ? { isNew } : {}) };
}
