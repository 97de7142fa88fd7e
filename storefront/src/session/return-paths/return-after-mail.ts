import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import { createPersistedStore } from "../../lib/persisted-store.ts";
import { returnParameter } from "./return-path.ts";

/** The return path as the URL gave it; `returnPath` validates it on use. */
type Return = { asked: string | null; untilMs: number };

const nowhere: Return = { asked: null, untilMs: 0 };
const returnStore = createPersistedStore<Return>({ name: "return-after-mail", initial: nowhere });

/**
 * Keeps the page that was asked for while a mail is waited for: its link knows nothing of that page, and opens in a tab
 * of its own. As long as the link lives.
 */
export function saveReturnPath(search: URLSearchParams): void {
  returnStore.setState({
    asked: search.get(returnParameter),
    untilMs: Date.now() + mailTokenMinutes * 60_000,
  });
}

/** Takes the stored return path as the query of a sign-in screen; empty without one. */
export function takeReturnPath(): URLSearchParams {
  returnStore.rehydrate();
  const { asked, untilMs } = returnStore.getState();
  returnStore.setState(nowhere);
  return new URLSearchParams(asked !== null && Date.now() < untilMs ? { [returnParameter]: asked } : {});
}
