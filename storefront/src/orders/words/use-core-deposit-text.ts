import { useLingui } from "@lingui/react/macro";
import type { OrderLine } from "@recambia/contract/orders/schemas";

/** Returns the state of a core deposit as text; null without one. */
export function useCoreDepositText(): (state: OrderLine["core_state"]) => string | null {
  const { t } = useLingui();
  const words: Record<OrderLine["core_state"], string | null> = {
    none: null,
    due: t`te lo devolvemos cuando recibamos tu pieza vieja`,
    received: t`tu pieza vieja ha llegado y la estamos revisando`,
    accepted: t`hemos aceptado tu pieza vieja y te lo devolvemos`,
    refused: t`no hemos aceptado tu pieza vieja`,
    repaid: t`devuelto`,
  };
  return (state) => words[state];
}
