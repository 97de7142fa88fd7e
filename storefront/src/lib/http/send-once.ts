import { type ApiAnswer, isSuccess } from "./http-client.ts";

/**
 * Creates a sender for a change that must not be made twice. Without an answer nobody knows whether the server has made the
 * change: the sender then looks for it, at once and before every further attempt, and sends again only what is not there.
 *
 * @param find looks for the change on the server. Succeeds with the reply that it would have had, or with null where it is not
 *   there.
 */
export function createOnceSender<T>(
  find: () => Promise<ApiAnswer<T | null>>,
): (call: () => Promise<ApiAnswer<T>>) => Promise<ApiAnswer<T>> {
  let isUnsure = false;

  /** The reply to the change, or why it could not be looked for; null where it has not been made. */
  async function look(): Promise<ApiAnswer<T> | null> {
    const { status, data } = await find();
    return isSuccess({ status, data }) && data === null ? null : { status, data };
  }
  return async (call) => {
    const earlier = isUnsure ? await look() : null;
    if (earlier) return earlier;
    const answer = await call();
    isUnsure = answer.status === 0 || answer.status >= 500;
    const found = isUnsure ? await look() : null;
    return found && isSuccess(found) ? found : answer;
  };
}
