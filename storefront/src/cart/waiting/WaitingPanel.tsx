import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import { formatCents } from "@recambia/contract/money";
import { Trash2 } from "lucide-react";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "./WaitingPanel.module.css";
import type { ToldAddition } from "./waiting-addition.ts";
import { dropAddition, forgetTold, useWaiting } from "./waiting-queue.ts";

/** Additions that wait for the network, and the outcome of those that were sent. */
export function WaitingPanel() {
  const { t } = useLingui();
  const { additions, told } = useWaiting();
  return (
    <>
      {told.length > 0 ? (
        <Callout
          type="warning"
          title={t`Esto ha cambiado mientras no tenías conexión`}
          actions={<Button look="quiet" onClick={forgetTold}>{t`Entendido`}</Button>}
        >
          <ul className={styles.told}>
            {told.map((one) => (
              <Told key={one.id} told={one} />
            ))}
          </ul>
        </Callout>
      ) : null}
      {additions.length > 0 ? (
        <Panel
          title={t`En espera`}
          text={t`Se añade a tu carrito en cuanto haya conexión. No se compra nada sin que lo veas.`}
        >
          <ul className={styles.waiting}>
            {additions.map(({ id, seen, body }) => (
              <li key={id} className={styles.row}>
                <img src={pictureUrl(seen.picture, "thumb")} alt="" width={56} height={56} />
                <span className={styles.name}>
                  {body.quantity} × {seen.name}
                  {seen.unitCents === null ? null : ` · ${formatCents(seen.unitCents)}`}
                </span>
                <IconButton
                  label={t`Quitar ${seen.name}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => dropAddition(id)}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

function Told({ told: { seen, outcome } }: { told: ToldAddition }) {
  const { t } = useLingui();
  const { name } = seen;
  if (outcome.kind === "price_changed") {
    const before = formatCents(seen.unitCents ?? 0);
    const now = formatCents(outcome.unitCents);
    return <li>{t`${name}: costaba ${before} y ahora cuesta ${now}. Está en tu carrito.`}</li>;
  }
  const reason = outcome.message;
  return <li>{t`${name}: no se ha añadido. ${reason}`}</li>;
}
