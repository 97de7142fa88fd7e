import { useLingui } from "@lingui/react/macro";
import { keepVisit, useIsVisitKept } from "../../lib/kept-visit.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { useEarlyChoices } from "../../ui/forms/use-early-choices.ts";

/** Asks whether this browser may keep what is seen and searched for: no, until the shopper says yes. */
export function KeepVisit() {
  const { t } = useLingui();
  return (
    <Checkbox
      ref={useEarlyChoices<HTMLInputElement>()}
      autoComplete="off"
      label={t`Recordar en este navegador lo que miro y lo que busco`}
      checked={useIsVisitKept()}
      onChange={({ currentTarget }) => keepVisit(currentTarget.checked)}
    />
  );
}
