import { useLingui } from "@lingui/react/macro";
import { mailTokenMinutes } from "@recambia/contract/session/schemas";
import { ProgressRail } from "./ProgressRail.tsx";

type Props = {
  /** Index of the step: 0 while the form is filled in, 1 until the email is verified. */
  current: number;
};

/** Shows how far the visitor has come in opening an account. */
export function SignUpSteps({ current }: Props) {
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
