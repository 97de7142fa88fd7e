import { useLingui } from "@lingui/react/macro";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";

/** Why something was refused, in the server's most particular words. */
export function useRefusalText(): (answer: ApiAnswer<unknown>) => string {
  const { t } = useLingui();
  return (answer) => {
    if (answer.status === 0) return t`No hay conexión. Vuelve a intentarlo cuando la tengas.`;
    const refusal = refusalOf(answer);
    const [particular] = Object.values(refusal?.errors ?? {}).flat();
    return particular ?? (refusal?.message || t`Algo ha fallado por nuestra parte. Vuelve a intentarlo.`);
  };
}
