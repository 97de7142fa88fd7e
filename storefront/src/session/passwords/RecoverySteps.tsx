import { useLingui } from "@lingui/react/macro";
import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import { ProgressRail } from "../sign-up/ProgressRail.tsx";

/** The way to a new password when the old one is forgotten or locked. */
export function RecoverySteps({ current }: { current: number }) {
  const { t } = useLingui();
  return (
    <ProgressRail
      label={t`Pasos para cambiar la contraseña`}
      current={current}
      steps={[
        { title: t`Tu correo`, text: t`El de tu cuenta. No decimos a nadie si existe.` },
        {
          title: t`Abre el enlace`,
          text: t`Te llega en un momento y vale ${mailTokenMinutes} minutos, una sola vez.`,
        },
        {
          title: t`Contraseña nueva`,
          text: t`Desbloquea tu cuenta y cierra las sesiones abiertas en otros dispositivos.`,
        },
      ]}
    />
  );
}
