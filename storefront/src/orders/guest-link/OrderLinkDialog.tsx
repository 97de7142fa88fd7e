import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { OrderLinkBody } from "@recambia/contract/orders/guest-orders";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useFormSubmit } from "../../account/index.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Dialogs.module.css";
import { SendActions } from "../SendActions.tsx";

const fields = ["number", "email"] as const;
const formId = "order-link";

/** Asks for the mail with the link to an order that was placed without an account. */
export function OrderLinkDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<OrderLinkBody>({ defaultValues: { number: "", email: "" } });
  const { failure, send } = useFormSubmit(fields, form.setError);
  const submit = form.handleSubmit(async (asked) => {
    if (await send(http.call(endpoints.sendOrderLink, { body: asked }))) setSentTo(asked.email);
  });
  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`El enlace a tu pedido`}
      shape="sheet"
      closesOutside={sentTo !== null}
      actions={
        <SendActions isSent={sentTo !== null} onClose={onClose}>
          <Button type="submit" form={formId} isLoading={form.formState.isSubmitting}>
            {t`Enviarme el enlace`}
          </Button>
        </SendActions>
      }
    >
      {sentTo ? (
        <Callout type="success" title={t`Mira tu correo`}>
          {t`Si hay un pedido sin cuenta con ese número y con ${sentTo}, te hemos enviado su enlace. Si no llega, mira en el correo no deseado.`}
        </Callout>
      ) : (
        <form id={formId} className={styles.parts} onSubmit={submit} noValidate>
          <p>{t`Si pediste sin cuenta, te enviamos otra vez el enlace con el que ves y gestionas tu pedido.`}</p>
          <OrderLinkFields form={form} />
        </form>
      )}
    </Dialog>
  );
}

function OrderLinkFields({ form }: { form: UseFormReturn<OrderLinkBody> }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, formState } = form;
  const { errors } = formState;
  const setValueAs = (written: string) => written.trim();
  return (
    <>
      <TextField
        label={t`Número de pedido`}
        hint={t`Está en el correo de confirmación: RC-XXXX-XXXX.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.number?.message}
        {...register("number", { required: rules.required, maxLength: rules.atMost(40), setValueAs })}
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
    </>
  );
}
