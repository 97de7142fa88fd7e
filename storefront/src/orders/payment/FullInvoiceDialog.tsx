import { useLingui } from "@lingui/react/macro";
import { isTaxId, normalizeTaxId } from "@recambia/contract/checkout/check-tax-id";
import type { Billing } from "@recambia/contract/checkout/schemas";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useFormSubmit } from "../../account/index.ts";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useKeptForm } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import styles from "../Dialogs.module.css";
import { type InvoiceValues, keptInvoices } from "../kept-dialogs.ts";
import { recordedInvoice } from "../recorded/recorded.ts";
import { useOrderSender } from "../recorded/use-order-sender.ts";
import { refreshOrders } from "../refresh-orders.ts";

type Props = { order: Order; onClose(): void };

const fields = ["name", "tax_id", "street", "zip_code", "municipality", "province"] as const;
const country = "ES";
const formId = "full-invoice";

/** Requests a full invoice in place of the simplified one (Royal Decree 1619/2012 art. 6, 7). */
export function FullInvoiceDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const form = useForm<InvoiceValues>({ defaultValues: valuesFrom(order) });
  useKeptForm(keptInvoices, order.id, form);
  const sendOnce = useOrderSender(order, recordedInvoice);
  const { failure, send } = useFormSubmit(fields, form.setError);
  const submit = form.handleSubmit(async (values) => {
    const billing: Billing = {
      ...values,
      tax_id: normalizeTaxId(values.tax_id, country),
      country,
      // A name on an invoice does not end a consumer's rights.
      is_business: false,
    };
    const wish = { params: { orderId: order.id }, body: billing };
    if (!(await send(sendOnce(() => http.call(endpoints.requestFullInvoice, wish))))) return;
    await refreshOrders(queryClient, order.id);
    showAlert({ type: "success", title: t`Factura completa lista para descargar` });
    onClose();
  });
  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`Factura completa`}
      shape="sheet"
      closesOutside={false}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Ahora no`}
          </Button>
          <Button type="submit" form={formId} isLoading={form.formState.isSubmitting}>
            {t`Pedir la factura`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.parts} onSubmit={submit} noValidate>
        <p>{t`Sustituye a la simplificada y lleva el nombre, el NIF y el domicilio de quien paga.`}</p>
        <BillingFields form={form} />
      </form>
    </Dialog>
  );
}

function BillingFields({ form }: { form: UseFormReturn<InvoiceValues> }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { register, formState } = form;
  const { errors } = formState;
  const { required } = rules;
  return (
    <>
      <TextField
        label={t`Nombre o razón social`}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name", { required, maxLength: rules.atMost(200) })}
      />
      <TextField
        label={t`NIF, NIE o CIF`}
        autoComplete="off"
        spellCheck={false}
        error={errors.tax_id?.message}
        {...register("tax_id", {
          required,
          validate: (written) =>
            isTaxId(normalizeTaxId(written, country), country) ||
            t`No es un NIF, NIE o CIF español: revisa los números y la letra.`,
        })}
      />
      <TextField
        label={t`Domicilio`}
        autoComplete="street-address"
        error={errors.street?.message}
        {...register("street", { required, maxLength: rules.atMost(200) })}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Código postal`}
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.zip_code?.message}
          {...register("zip_code", { required, maxLength: rules.atMost(12) })}
        />
        <TextField
          label={t`Municipio`}
          autoComplete="address-level2"
          error={errors.municipality?.message}
          {...register("municipality", { required, maxLength: rules.atMost(100) })}
        />
      </div>
      <TextField
        label={t`Provincia`}
        autoComplete="address-level1"
        error={errors.province?.message}
        {...register("province", { required, maxLength: rules.atMost(100) })}
      />
    </>
  );
}

/** Prefills a Spanish delivery address, which most invoices use. */
function valuesFrom({ address }: Order): InvoiceValues {
  const isHere = address?.country === country;
  return {
    name: address ? `${address.first_name} ${address.last_name}` : "",
    tax_id: "",
    street: isHere ? [address.street, address.number, address.apartment].filter(Boolean).join(", ") : "",
    zip_code: isHere ? address.zip_code : "",
    municipality: isHere ? address.municipality : "",
    province: isHere ? address.province_name : "",
  };
}
