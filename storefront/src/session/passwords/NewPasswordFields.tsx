import { useLingui } from "@lingui/react/macro";
import { passwordLength } from "@recambia/contract/session/schemas";
import { useFormContext, useWatch } from "react-hook-form";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { PasswordLengthMeter } from "./PasswordLengthMeter.tsx";
import { checkPasswordLength } from "./password-length.ts";

/** The fields' names are those of the wire. */
export type NewPassword = { password: string; password_confirmation: string };

/** A new password with its length, and once more (specification §5); inside a form's provider. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, formState } = useFormContext<NewPassword>();
  const password = useWatch<NewPassword, "password">({ name: "password" });
  const { errors } = formState;
  const shortest = passwordLength.minimum;

  function lengthProblem(typed: string): true | string {
    const { kind } = checkPasswordLength(typed);
    if (kind === "short") return rules.atLeast(passwordLength.minimum).message;
    return kind === "over" ? rules.atMost(passwordLength.maximum).message : true;
  }

  return (
    <>
      <div>
        <PasswordField
          label={label}
          hint={t`Mínimo ${shortest} caracteres. Mejor una frase corta que recuerdes.`}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register("password", {
            required: rules.required,
            validate: lengthProblem,
            deps: ["password_confirmation"],
          })}
        />
        <PasswordLengthMeter password={password} />
      </div>
      <PasswordField
        label={t`Repite la contraseña`}
        autoComplete="new-password"
        required
        error={errors.password_confirmation?.message}
        {...register("password_confirmation", {
          required: t`Confirma tu nueva contraseña`,
          validate: (typed, { password: first }) =>
            typed === first || t`La contraseña y la confirmación no coinciden`,
        })}
      />
    </>
  );
}
