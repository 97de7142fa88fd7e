import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { forgetMileages } from "../../catalogue/index.ts";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { leave } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { forgetGarage } from "../../vehicles/index.ts";
import styles from "../Form.module.css";
import { useFormSubmit } from "../use-form-submit.ts";

const fields = ["password"] as const;

/** Asks for the password, and for a word that nobody types by mistake. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const formId = useId();
  const word = t`ELIMINAR`;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: "", word: "" },
  });
  const { errors, isSubmitting } = formState;
  const { failure, send } = useFormSubmit(fields, setError);
  const submit = handleSubmit(async ({ password }) => {
    const answer = await send(http.call(endpoints.deleteAccount, { body: { password } }));
    if (!answer) return;
    leave();
    forgetGarage();
    forgetMileages();
    await leaveFor("/");
    showAlert({ title: t`Tu cuenta está eliminada`, text: answer.data.data.message, type: "success" });
  });

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`Eliminar mi cuenta`}
      closesOutside={false}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Cancelar`}
          </Button>
          <Button type="submit" form={formId} look="danger" isLoading={isSubmitting}>
            {t`Eliminar`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t`Esto no se puede deshacer, y tampoco nosotros podremos recuperarla.`}</p>
        <PasswordField
          label={t`Tu contraseña`}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password", { required: rules.required })}
        />
        <TextField
          label={t`Escribe ${word} para confirmarlo`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.word?.message}
          {...register("word", {
            validate: (typed) => typed.trim().toUpperCase() === word || t`Escribe ${word}, tal cual`,
          })}
        />
      </form>
    </Dialog>
  );
}
