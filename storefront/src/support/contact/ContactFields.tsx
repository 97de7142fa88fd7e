import { useLingui } from "@lingui/react/macro";
import { complaintDays } from "@recambia/contract/shop/legal";
import { supportKinds, supportLimits } from "@recambia/contract/support/schemas";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useShop } from "../../lib/page/page-frame.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { useKindNames } from "../use-kind-names.ts";
import styles from "./ContactForm.module.css";
import type { ContactValues } from "./use-contact-form.ts";

type Props = {
  form: UseFormReturn<ContactValues>;
  /** Nobody who is signed in is asked for name and email. */
  isSignedIn: boolean;
  /** Subject to begin with. */
  subject: string | undefined;
};

/** The fields of the form: kind, subject, text, and without an account name and email. */
export function ContactFields({ form, isSignedIn, subject }: Props) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const kinds = useKindNames();
  const { register, formState, getValues, setValue } = form;
  const { errors } = formState;
  const notBlank = (text: string) => text.trim() !== "" || rules.required;
  useEffect(() => {
    if (subject && getValues("subject") === "") setValue("subject", subject);
  }, [subject, getValues, setValue]);
  return (
    <div className={styles.fields}>
      <Select label={t`De qué se trata`} error={errors.kind?.message} {...register("kind")}>
        {supportKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
      <KindNote form={form} />
      <TextField
        label={t`Asunto`}
        autoComplete="off"
        error={errors.subject?.message}
        {...register("subject", {
          required: rules.required,
          maxLength: rules.atMost(supportLimits.subject),
          validate: notBlank,
        })}
      />
      <TextArea
        label={t`Mensaje`}
        hint={t`Si preguntas por una pieza: marca, modelo y año del coche, y las letras P.1, P.2, P.3 y B de los papeles.`}
        rows={6}
        error={errors.text?.message}
        {...register("text", {
          required: rules.required,
          maxLength: rules.atMost(supportLimits.text),
          validate: notBlank,
        })}
      />
      {isSignedIn ? null : <SenderFields form={form} />}
    </div>
  );
}

function SenderFields({ form: { register, formState } }: Pick<Props, "form">) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { errors } = formState;
  return (
    <div className={styles.pair}>
      <TextField
        label={t`Tu nombre`}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name", {
          required: rules.required,
          maxLength: rules.atMost(supportLimits.name),
          validate: (name) => name.trim() !== "" || rules.required,
        })}
      />
      <TextField
        label={t`Correo electrónico`}
        hint={t`Ahí te contestamos.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email", {
          required: rules.required,
          ...rules.email,
        })}
      />
    </div>
  );
}

/** Legal notes on a complaint, a return and a request about personal data. */
function KindNote({ form: { control } }: Pick<Props, "form">) {
  const { t } = useLingui();
  const { email } = useShop();
  const kind = useWatch({ control, name: "kind" });
  if (kind === "question") return null;
  return (
    <div className={styles.kindNote} role="status">
      {kind === "complaint" ? (
        <p>
          {t`Te enviamos un justificante con un número y respondemos en ${complaintDays} días como máximo. En la tienda hay hojas de reclamaciones; también puedes pedirnos una a ${email}.`}
        </p>
      ) : null}
      {kind === "return" ? (
        <p>
          {t`Para desistir de una compra no hace falta que nos escribas: en 14 días desde la entrega puedes hacerlo tú.`}{" "}
          <Link to="/withdrawal">{t`Desistir del contrato aquí`}</Link>
        </p>
      ) : null}
      {kind === "data_protection" ? (
        <p>
          {t`Con una cuenta puedes descargar o eliminar tus datos sin esperar.`}{" "}
          <Link to="/profile/data">{t`Mis datos`}</Link>
        </p>
      ) : null}
    </div>
  );
}
