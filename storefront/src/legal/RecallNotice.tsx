import { useLingui } from "@lingui/react/macro";
import type { RecallSummary } from "@recambia/contract/recalls/summary";
import { Link } from "react-router";
import { Callout } from "../ui/feedback/Callout.tsx";

/** Says that a product is being recalled, and where to read what to do; nothing without recalls. */
export function RecallNotice({ recalls = [] }: { recalls: readonly RecallSummary[] | undefined }) {
  const { t } = useLingui();
  return recalls.map(({ number, hazard }) => (
    <Callout
      key={number}
      type="error"
      title={t`Retirada de producto por motivos de seguridad`}
      actions={<Link to={`/recalls#${number}`}>{t`Qué hacer y qué puedes elegir`}</Link>}
    >
      {t`Deja de usarlo. ${hazard}`}
    </Callout>
  ));
}
