import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { SecondFactorSetup } from "@recambia/contract/session/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import formStyles from "../Form.module.css";
import { securityQuery } from "../queries.ts";
import { BackupCodeSheet } from "./BackupCodeSheet.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import styles from "./SecondFactorPanel.module.css";

const loadConnecting = () => import("./AuthenticatorStep.tsx");

type Step =
  | { name: "rest"; takesFocus: boolean }
  | { name: "switch-on" }
  | { name: "switch-off" }
  | { name: "authenticator"; setup: SecondFactorSetup }
  | { name: "codes"; codes: readonly string[] };

const atFirst: Step = { name: "rest", takesFocus: false };
/** Returns the focus to the button after the last step. */
const rest: Step = { name: "rest", takesFocus: true };

/** Asking for a code at sign-in: on by password, authenticator and a first code; off by password. */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>(atFirst);
  const renew = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
  return (
    <Panel
      title={t`Verificación en dos pasos`}
      icon={<ShieldCheck />}
      isPrinted={step.name === "codes"}
      text={t`Además de la contraseña, te pedimos un código que genera una aplicación de tu móvil.`}
    >
      <StepContent step={step} isOn={isOn} go={setStep} onChanged={renew} />
    </Panel>
  );
}

type StepProps = { step: Step; isOn: boolean; go(step: Step): void; onChanged(): Promise<unknown> };

function StepContent({ step, isOn, go, onChanged }: StepProps) {
  const { t } = useLingui();
  const http = useHttp();
  const cancel = () => go(rest);
  // Fetched while the password is typed: what comes after it is never missed.
  const connecting = useOnDemand(
    step.name === "switch-on" || step.name === "authenticator",
    loadConnecting,
    cancel,
  );
  if (step.name === "switch-on") {
    return (
      <PasswordStep
        action={t`Continuar`}
        call={(password) => http.call(endpoints.startSecondFactor, { body: { password } })}
        onDone={async ({ data }) => go({ name: "authenticator", setup: data })}
        onCancel={cancel}
      />
    );
  }
  if (step.name === "authenticator") {
    if (!connecting) return <Skeleton className={styles.loading} />;
    return (
      <connecting.AuthenticatorStep
        setup={step.setup}
        onCodes={async (codes) => {
          go({ name: "codes", codes });
          await onChanged();
        }}
        onCancel={cancel}
      />
    );
  }
  if (step.name === "codes") return <BackupCodeSheet codes={step.codes} onKept={cancel} />;
  if (step.name === "switch-off") {
    return (
      <PasswordStep
        action={t`Desactivar`}
        isDangerous
        call={(password) => http.call(endpoints.removeSecondFactor, { body: { password } })}
        onDone={async () => {
          await onChanged();
          go(rest);
          showAlert({ title: t`La verificación en dos pasos está desactivada`, type: "info" });
        }}
        onCancel={cancel}
      />
    );
  }
  return <Rest isOn={isOn} takesFocus={step.takesFocus} go={go} />;
}

type RestProps = { isOn: boolean; takesFocus: boolean; go(step: Step): void };

/** State of the second factor, and the button that changes it. */
function Rest({ isOn, takesFocus, go }: RestProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`${formStyles.actions} ${styles.state}`}>
      {isOn ? <Badge tone="fits">{t`Activada`}</Badge> : <Badge>{t`Desactivada`}</Badge>}
      <Button ref={button} look="quiet" onClick={() => go({ name: isOn ? "switch-off" : "switch-on" })}>
        {isOn ? t`Desactivar` : t`Activar`}
      </Button>
    </div>
  );
}
