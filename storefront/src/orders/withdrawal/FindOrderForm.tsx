import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { WithdrawableOrder } from "@recambia/contract/orders/withdrawals";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { useFormSubmit } from "../../account/index.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "./WithdrawalScreen.module.css";
import type { Withdrawer } from "./withdrawer.ts";

const fields = ["name", "number", "email"] as const;

type Props = {
  /** Input to restore after a step back. */
  known: Withdrawer;
  onFound(who: Withdrawer, order: WithdrawableOrder): void;
};

/** First step: name, contract and email for the receipt, which is all that the law allows to ask. */
export function FindOrderForm({ known, onFound }: Props) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const { register, handleSubmit, setError, formState } = useForm<Withdrawer>({ defaultValues: known });
  const { errors, isSubmitting } = formState;
  const { failure, send } = useFormSubmit(fields, setError);
  const unknown = t`No encontramos un pedido con ese número y ese correo.`;
  const submit = handleSubmit(async (who) => {
    const { number, email } = who;
    const answer = await http.call(endpoints.findWithdrawableOrder, { body: { number, email } });
    if (answer.status === 404) return setError("number", { message: unknown }, { shouldFocus: true });
    const found = await send(Promise.resolve(answer));
    if (found) onFound(who, found.data.data);
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Tu nombre`}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name", {
          required: rules.required,
          maxLength: rules.atMost(200),
          setValueAs: (written: string) => written.trim(),
        })}
      />
      <TextField
        label={t`Número de pedido`}
        hint={t`Está en el correo de confirmación: RC-XXXX-XXXX.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.number?.message}
        {...register("number", {
          required: rules.required,
          maxLength: rules.atMost(40),
          setValueAs: (written: string) => written.trim(),
        })}
      />
      <TextField
        label={t`Correo electrónico del pedido`}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", {
          required: rules.required,
          ...rules.email,
        })}
      />
      <p className={styles.note}>
        {t`Usamos estos datos para tramitar el desistimiento y enviarte el justificante.`}{" "}
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting}>
          {t`Continuar`}
        </Button>
      </div>
    </form>
  );
}
