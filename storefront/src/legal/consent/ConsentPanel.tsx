import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/actions/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import styles from "./ConsentPanel.module.css";
import { consentStore, saveConsent } from "./consent.ts";

/**
 * The question, at the foot of the window; the page stays usable. Refusing and accepting stand side
 * by side and look the same (AEPD guide, 2023).
 */
export function ConsentPanel() {
  const { t } = useLingui();
  const titleId = useId();
  const [isConfiguring, setIsConfiguring] = useState(false);
  const [isMeasured, setIsMeasured] = useState(consentStore.getState().isMeasured === true);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t`¿Podemos medir tu visita?`}
      </h2>
      <p>
        {t`Lo necesario para que la tienda funcione ya está activo. Con tu permiso contamos además, con Google Analytics, qué páginas se visitan, para mejorarlas. Si dices que no, todo funciona igual.`}{" "}
        <Link to="/cookies-policy">{t`Qué guardamos y para qué`}</Link>
      </p>
      {isConfiguring ? (
        <div>
          <Checkbox label={t`Lo necesario (siempre activo)`} checked disabled />
          <Checkbox
            label={t`Medir las visitas`}
            checked={isMeasured}
            onChange={(event) => setIsMeasured(event.target.checked)}
          />
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => saveConsent(false, Date.now())}>
          {t`Rechazar`}
        </Button>
        <Button look="quiet" onClick={() => saveConsent(true, Date.now())}>
          {t`Aceptar`}
        </Button>
        <Button
          look="quiet"
          className={styles.configure}
          onClick={() => (isConfiguring ? saveConsent(isMeasured, Date.now()) : setIsConfiguring(true))}
        >
          {isConfiguring ? t`Guardar mi elección` : t`Configurar`}
        </Button>
      </div>
    </section>
  );
}
