import { useLingui } from "@lingui/react/macro";
import type { PasswordBody } from "@recambia/contract/session/schemas";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Form.module.css";
import { useFormSubmit } from "../use-form-submit.ts";

type Props<T> = {
  /** Label of the button. */
  action: string;
  isDangerous?: boolean;
  call(password: string): Promise<ApiAnswer<T>>;
  onDone(answer: T): Promise<unknown>;
  onCancel(): void;
};

const fields = ["password"] as const;
const empty: PasswordBody = { password: "" };

/** Asks for the password before something that guards the account changes. */
export function PasswordStep<T>({ action, isDangerous = false, call, onDone, onCancel }: Props<T>) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: empty });
  const { failure, send } = useFormSubmit(fields, setError);
  useEffect(() => setFocus("password"), [setFocus]);
  const submit = handleSubmit(async ({ password }) => {
    const answer = await send(call(password));
    if (answer) await onDone(answer.data);
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        className={styles.narrow}
        label={t`Tu contraseña`}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password", { required: rules.required })}
      />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" look={isDangerous ? "danger" : "primary"} isLoading={formState.isSubmitting}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t`Cancelar`}
        </Button>
      </div>
    </form>
  );
}
