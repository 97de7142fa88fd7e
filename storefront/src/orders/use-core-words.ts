import { useLingui } from "@lingui/react/macro";
import type { OrderLine } from "@recambia/contract/orders";

/** How far a core deposit is; null where there is none. */
export function useCoreWords(): (state: OrderLine["core_state"]) => string | null {
  const { t } = useLingui();
  const words: Record<OrderLine["core_state"], string | null> = {
    none: null,
    due: t`te lo devolvemos cuando recibamos la pieza vieja`,
    received: t`pieza vieja recibida, la estamos mirando`,
    accepted: t`pieza vieja aceptada, te lo devolvemos`,
    refused: t`pieza vieja no aceptada, te hemos escrito por qué`,
    repaid: t`devuelto`,
  };
  return (state) => words[state];
}
