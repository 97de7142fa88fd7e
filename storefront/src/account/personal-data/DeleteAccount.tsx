import { useLingui } from "@lingui/react/macro";
import { UserRoundX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "./DeleteAccount.module.css";

const loadAsking = () => import("./DeleteAccountDialog.tsx");

/** Explains what is deleted and what the law requires to keep, with the button that deletes the account. */
export function DeleteAccount() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const asking = useOnDemand(isAsking, loadAsking, close);
  return (
    <Panel title={t`Eliminar mi cuenta`} icon={<UserRoundX />}>
      <dl className={styles.fates}>
        <div className={styles.fate}>
          <dt>{t`Se borra al momento`}</dt>
          <dd>
            {t`Tu perfil y tu foto, tus direcciones, favoritos y listas, tus vehículos, también los de este navegador, tus sesiones y tus llaves de acceso.`}
          </dd>
        </div>
        <div className={styles.fate}>
          <dt>{t`Se conserva bloqueado`}</dt>
          <dd>
            {t`Los pedidos y sus facturas, si los hay: la ley nos obliga a guardarlos unos años por los impuestos y las garantías. Nadie los usa para otra cosa, y después se destruyen.`}
          </dd>
        </div>
      </dl>
      <p>
        <Link to="/privacy">{t`Cómo tratamos tus datos`}</Link>
      </p>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)} aria-haspopup="dialog">
          {t`Eliminar mi cuenta`}
        </Button>
      </div>
      {isAsking && asking ? <asking.DeleteAccountDialog onClose={close} /> : null}
    </Panel>
  );
}
