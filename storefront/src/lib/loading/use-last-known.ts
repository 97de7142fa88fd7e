import { useState } from "react";

/**
 * Returns a value, or the last one of the same subject while there is none; undefined before the first.
 *
 * @param subject what the value is of: another subject does not inherit it.
 */
export function useLastKnown<T>(value: T | undefined, subject: string): T | undefined {
  const [last, setLast] = useState({ subject, value });
  const isOther = subject !== last.subject;
  if (isOther || (value !== undefined && value !== last.value)) setLast({ subject, value });
  return value ?? (isOther ? undefined : last.value);
}
