import { useLingui } from "@lingui/react/macro";
import type { LineHazard } from "@recambia/contract/cart/schemas";

/** Returns the signal words of hazardous mixtures (Regulation (EC) 1272/2008 art. 20). */
export function useSignalWords(): Record<LineHazard["signal"], string> {
  const { t } = useLingui();
  return { danger: t`Peligro`, warning: t`Atención` };
}
