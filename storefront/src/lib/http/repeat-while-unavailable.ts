/** Statuses of a shop, or of a proxy before it, that cannot serve a request now (RFC 9110 §15.6.3 to §15.6.5). */
const unavailable = [502, 503, 504];

/**
 * Makes a request that only reads until the shop can serve it, or all pauses are over.
 *
 * @param pausesMs pauses between the attempts, in milliseconds.
 * @returns the last answer.
 */
export async function repeatWhileUnavailable<Answer extends { status: number }>(
  attempt: () => Promise<Answer>,
  pausesMs: readonly number[] = [1000, 2000],
): Promise<Answer> {
  let answer = await attempt();
  for (const pauseMs of pausesMs) {
    if (!unavailable.includes(answer.status)) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await attempt();
  }
  return answer;
}
