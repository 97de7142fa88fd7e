import { useLingui } from "@lingui/react/macro";
import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import { ProgressRail } from "./ProgressRail.tsx";

/** The way to an account. */
export function SignUpSteps({ current }: { current: number }) {
  const { t } = useLingui();
  return (
    <ProgressRail
      label={t`Pasos para crear tu cuenta`}
      current={current}
      steps={[
        { title: t`Tus datos`, text: t`Nombre, correo y contraseña: no hace falta más para empezar.` },
        {
          title: t`Verifica tu correo`,
          text: t`Te enviamos un enlace que vale ${mailTokenMinutes} minutos.`,
        },
        { title: t`Listo`, text: t`Tu carrito y tus favoritos te siguen a cualquier dispositivo.` },
      ]}
    />
  );
}
