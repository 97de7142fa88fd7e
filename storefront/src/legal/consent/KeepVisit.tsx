import { useLingui } from "@lingui/react/macro";
import { keepVisit, useIsVisitKept } from "../../lib/kept-visit.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";

/** Asks whether this browser may keep what is seen and searched for: no, until the shopper says yes. */
export function KeepVisit() {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Recordar en este navegador lo que miro y lo que busco`}
      checked={useIsVisitKept()}
      onChange={({ currentTarget }) => keepVisit(currentTarget.checked)}
    />
  );
}
