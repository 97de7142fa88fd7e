import { useLingui } from "@lingui/react/macro";
import { type ApiAnswer, refusalOf } from "../../lib/http/http-client.ts";

/**
 * Returns a function that turns a failed response into a message for the customer: the server's messages if there are any,
 * those of single fields first.
 */
export function useRefusalText(): (answer: ApiAnswer<unknown>) => string {
  const { t } = useLingui();
  return (answer) => {
    if (answer.status === 0) return t`No hay conexión. No se ha perdido nada: vuelve a intentarlo.`;
    const refusal = refusalOf(answer);
    const details = Object.values(refusal?.errors ?? {}).flat();
    return (
      details.join(" ") || refusal?.message || t`Algo ha fallado por nuestra parte. Vuelve a intentarlo.`
    );
  };
}
