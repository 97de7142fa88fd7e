import { useEffect, useEffectEvent } from "react";
import { useHttp } from "../../lib/http/http-context.ts";
import { offerPasskeys, type PasskeyOutcome, withdrawPasskeys } from "./passkeys.ts";

/**
 * Offers passkeys among what the browser fills into a field with `webauthn` in its `autocomplete`, as long as
 * the component is there.
 *
 * @param take called once one was chosen.
 */
export function useOfferedPasskey(take: (outcome: PasskeyOutcome) => Promise<void>): void {
  const http = useHttp();
  const takeOffered = useEffectEvent(take);
  useEffect(() => {
    offerPasskeys(http).then(takeOffered, () => undefined);
    return withdrawPasskeys;
  }, [http]);
}
