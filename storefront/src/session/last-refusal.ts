import type { ErrorCode } from "@recambia/contract/http";

/**
 * Code of the last response that rejected the session (expired, email unverified). Reset before every request
 * (specification §7), so that no older response is reported.
 */
let lastRefusal: ErrorCode | null = null;

export function resetLastRefusal(): void {
  lastRefusal = null;
}

export function setLastRefusal(code: ErrorCode | null): void {
  lastRefusal = code;
}

/** Whether the last answer came from a pending session: signed in, but the email is not verified yet. */
export function isEmailUnverified(): boolean {
  return lastRefusal === "email_unverified";
}
