const freshMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a stored picture is not older than the 30 days for which browsers may keep it (docs/operations.md, Files). Afterwards
 * the shop is asked again: it may have put another picture in its place.
 */
export function isFreshPicture(stored: Response | undefined, now = Date.now()): boolean {
  const sentAt = Date.parse(stored?.headers.get("date") ?? "");
  return now - sentAt <= freshMs;
}
