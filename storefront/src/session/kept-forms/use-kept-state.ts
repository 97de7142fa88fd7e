import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import type { KeptForms } from "./kept-forms.ts";

/**
 * State like that of `useState` for what a person chooses and writes, which comes back once they have signed in again after their
 * session ended.
 *
 * @param subject what the choice is about, such as an order.
 * @param initial makes the state to begin with from what was kept, if anything was.
 * @param isKept whether it is worth keeping now: an empty choice is not, nor one that has been sent.
 */
export function useKeptState<Values>(
  kept: KeptForms<Values>,
  subject: string,
  initial: (kept: Values | undefined) => Values,
  isKept: (values: Values) => boolean,
): [Values, Dispatch<SetStateAction<Values>>] {
  const [values, setValues] = useState(() => initial(kept.peek(subject)));
  useEffect(() => {
    kept.take(subject);
  }, [kept, subject]);
  useEffect(() => kept.keepWhenSessionEnds(subject, () => (isKept(values) ? values : undefined)));
  return [values, setValues];
}
