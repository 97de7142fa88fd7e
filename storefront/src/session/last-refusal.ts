import type { ErrorCode } from "@recambia/contract/http";

/**
 * What the last answer said against the session (expired, e-mail unverified). Reset before every
 * request (specification §7), so that nobody speaks of an older answer.
 */
let lastRefusal: ErrorCode | null = null;

export function resetLastRefusal(): void {
  lastRefusal = null;
}

export function setLastRefusal(code: ErrorCode | null): void {
  lastRefusal = code;
}

/** Whether the last answer came from a pending session: signed in, but the e-mail is not verified yet. */
export function isEmailUnverified(): boolean {
  return lastRefusal === "email_unverified";
}
