import { useEffect, useEffectEvent } from "react";
import { useHttp } from "../../lib/http/http-context.ts";
import { cancelPasskeyAutofill, type PasskeyOutcome, startPasskeyAutofill } from "./passkeys.ts";

/**
 * Offers passkeys among what the browser fills into a field with `webauthn` in its `autocomplete`, as long as
 * the component is there.
 *
 * @param take called once one was chosen.
 */
export function usePasskeyAutofill(take: (outcome: PasskeyOutcome) => Promise<void>): void {
  const http = useHttp();
  const takeOffered = useEffectEvent(take);
  useEffect(() => {
    startPasskeyAutofill(http).then(takeOffered, () => undefined);
    return cancelPasskeyAutofill;
  }, [http]);
}
