import { useLingui } from "@lingui/react/macro";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";

/** What an answer that is no success says to the shopper: the server's own words where it has any. */
export function useRefusalText(): (answer: ApiAnswer<unknown>) => string {
  const { t } = useLingui();
  return (answer) => {
    if (answer.status === 0) return t`No hay conexión. Vuelve a intentarlo.`;
    const refusal = refusalOf(answer);
    const [inWords] = Object.values(refusal?.errors ?? {}).flat();
    return inWords || refusal?.message || t`Algo ha fallado por nuestra parte. Vuelve a intentarlo.`;
  };
}
