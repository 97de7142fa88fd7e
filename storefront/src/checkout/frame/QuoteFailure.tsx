import { useLingui } from "@lingui/react/macro";
import { statusOf } from "../../lib/http/api-error.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import type { QuoteState } from "../use-quote.ts";

/** Reports that the latest choice could not be priced: the displayed quote is older and cannot be ordered. */
export function QuoteFailure({ state }: { state: QuoteState }) {
  const { t } = useLingui();
  const { error } = state;
  if (!error) return null;
  const isOffline = statusOf(error) === 0;
  return (
    <Callout
      type="error"
      title={isOffline ? t`No hay conexión` : t`No hemos podido calcular tu pedido`}
      actions={
        <Button look="quiet" onClick={() => state.askAgain()}>
          {t`Reintentar`}
        </Button>
      }
    >
      {isOffline
        ? t`Lo que has elegido sigue aquí. Vuelve a intentarlo cuando tengas conexión.`
        : error.message || t`Puede ser la conexión o nuestro servidor. Vuelve a intentarlo.`}
    </Callout>
  );
}
