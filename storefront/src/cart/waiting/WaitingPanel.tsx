import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import { formatCents } from "@recambia/contract/money";
import { Trash2, Undo2 } from "lucide-react";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useCartContext } from "../queries.ts";
import { useOutcomeWords } from "./use-outcome-words.ts";
import styles from "./WaitingPanel.module.css";
import type { WaitingChange } from "./waiting-change.ts";
import { clearNotices, takeBack, useWaiting } from "./waiting-queue.ts";

/** Changes that wait for the network, and price, stock and fit that have changed meanwhile. */
export function WaitingPanel() {
  const { t } = useLingui();
  const { changes, notices } = useWaiting();
  const wordsOf = useOutcomeWords();
  const shown = changes.filter((change) => change.kind === "addition" || !isAsBefore(change));
  return (
    <>
      {notices.length > 0 ? (
        <Callout
          type="warning"
          title={t`Esto ha cambiado mientras no tenías conexión`}
          actions={<Button look="quiet" onClick={clearNotices}>{t`Entendido`}</Button>}
        >
          <ul className={styles.notices}>
            {notices.map(({ id, name, outcome }) => (
              <li key={id}>{wordsOf(name, outcome)}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {shown.length > 0 ? (
        <Panel
          title={t`En espera`}
          text={t`Se envía en cuanto haya conexión. No se compra nada sin que lo veas.`}
        >
          <ul className={styles.waiting}>
            {shown.map((change) => (
              <Row key={change.id} change={change} />
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

/** Whether a line is to have the quantity that it has: a change that was taken back. */
function isAsBefore(change: Extract<WaitingChange, { kind: "quantity" }>): boolean {
  return change.quantity === change.quantityBefore;
}

function Row({ change }: { change: WaitingChange }) {
  const { t } = useLingui();
  const context = useCartContext();
  const { name, picture } = change.seen;
  const isAddition = change.kind === "addition";
  return (
    <li className={styles.row}>
      <img src={pictureUrl(picture, "thumb")} alt="" width={56} height={56} />
      <Words change={change} />
      <IconButton
        label={isAddition ? t`Quitar ${name}` : t`Deshacer el cambio: ${name}`}
        icon={isAddition ? <Trash2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
        onClick={() => takeBack(context, change)}
      />
    </li>
  );
}

function Words({ change }: { change: WaitingChange }) {
  const { t } = useLingui();
  const { name, unitCents } = change.seen;
  if (change.kind === "addition") {
    const price = unitCents === null ? "" : ` · ${formatCents(unitCents)}`;
    return <span className={styles.name}>{`${change.body.quantity} × ${name}${price}`}</span>;
  }
  const { quantity, quantityBefore } = change;
  return (
    <span className={styles.name}>
      {quantity === 0 ? t`${name}: se quita` : t`${name}: de ${quantityBefore} a ${quantity}`}
    </span>
  );
}
