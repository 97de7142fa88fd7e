import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import { type Profile, type ProfileBody, profileCurrencies } from "@recambia/contract/account/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { UserRoundPen } from "lucide-react";
import { useForm } from "react-hook-form";
import { showAlert } from "../../lib/alert-store.ts";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { fetchCurrentUser, keptForms, useKeptForm } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "../Form.module.css";
import { profileQuery } from "../queries.ts";
import { useFormSubmit } from "../use-form-submit.ts";

const fields = ["first_name", "last_name", "nickname", "currency"] as const;
const kept = keptForms<ProfileBody>();

/** First name, last name, nickname and currency (specification §3). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const queryClient = useQueryClient();
  const form = useForm<ProfileBody>({ defaultValues: profileBodyOf(profile) });
  useKeptForm(kept, "", form);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const { failure, send } = useFormSubmit(fields, setError);
  const submit = handleSubmit(async (body) => {
    const answer = await send(http.call(endpoints.changeProfile, { body }));
    if (!answer) return;
    queryClient.setQueryData(profileQuery.queryKey, answer.data);
    resetSent(form, body, profileBodyOf(answer.data.data));
    await fetchCurrentUser(http, { force: true });
    showAlert({ title: t`Tu perfil está guardado`, type: "success" });
  });
  const currencyNames = new Intl.DisplayNames(i18n.locale, { type: "currency" });
  return (
    <Panel title={t`Quién eres`} icon={<UserRoundPen />}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={t({ message: "Nombre", context: "de pila" })}
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...register("first_name", {
              required: rules.required,
              maxLength: rules.atMost(100),
              validate: (name) => name.trim() !== "" || rules.required,
            })}
          />
          <TextField
            label={t`Apellidos`}
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...register("last_name", { maxLength: rules.atMost(100) })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={t`Apodo`}
            hint={t`Así firmarás tus opiniones.`}
            autoComplete="nickname"
            error={errors.nickname?.message}
            {...register("nickname", { maxLength: rules.atMost(40) })}
          />
          <Select label={t`Moneda`} error={errors.currency?.message} {...register("currency")}>
            {profileCurrencies.map((code) => (
              <option key={code} value={code}>
                {`${code} · ${currencyNames.of(code)}`}
              </option>
            ))}
          </Select>
        </div>
        <p className={styles.note}>{t`Los precios y los pagos son siempre en euros.`}</p>
        <FailureRow>{failure}</FailureRow>
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting}>
            {t`Guardar los cambios`}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function profileBodyOf({ first_name, last_name, nickname, currency }: Profile): ProfileBody {
  return { first_name, last_name, nickname, currency };
}
