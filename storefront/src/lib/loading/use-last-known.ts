import { useState } from "react";

/** Returns a value, or the last one while there is none; undefined before the first. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
