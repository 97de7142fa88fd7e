import { useLingui } from "@lingui/react/macro";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";

/** Returns a function that turns a failed response into a message for the shopper: the server's if it has one. */
export function useRefusalText(): (answer: ApiAnswer<unknown>) => string {
  const { t } = useLingui();
  return (answer) => {
    if (answer.status === 0) return t`No hay conexión. Vuelve a intentarlo.`;
    const refusal = refusalOf(answer);
    const [inWords] = Object.values(refusal?.errors ?? {}).flat();
    return inWords || refusal?.message || t`Algo ha fallado por nuestra parte. Vuelve a intentarlo.`;
  };
}
