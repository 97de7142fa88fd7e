import type { SessionSummary } from "@recambia/contract/session/schemas";

/** This browser's session first, then the others by their last use. */
export function sortSessions(sessions: readonly SessionSummary[]): SessionSummary[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.is_current) - Number(one.is_current) || other.last_used_at.localeCompare(one.last_used_at),
  );
}
