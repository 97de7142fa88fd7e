import { useLingui } from "@lingui/react/macro";
import { isBillingZip, tidyBillingZip } from "@recambia/contract/checkout/check-billing-zip";
import { isTaxId, normalizeTaxId } from "@recambia/contract/checkout/check-tax-id";
import type { Billing, Quote } from "@recambia/contract/checkout/schemas";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { setChoices, useChoices } from "../choices.ts";
import { StepAction } from "../frame/StepAction.tsx";
import stepStyles from "./AddressStep.module.css";
import styles from "./BillingForm.module.css";
import { billingCountries } from "./billing-countries.ts";

type Props = { quote: Quote; isMoving: boolean; onSaved(): void };

/** Details for a full invoice (Royal Decree 1619/2012 art. 6). */
export function BillingForm({ quote, isMoving, onSaved }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const { required, atMost } = useFieldRules();
  const kept = useChoices().billing;
  const form = useForm<Billing>({ defaultValues: kept ?? firstGuess(quote), mode: "onTouched" });
  const { register, control, formState, handleSubmit } = form;
  const { errors, dirtyFields } = formState;
  const [country, isBusiness] = useWatch({ control, name: ["country", "is_business"] });
  const touched = (["tax_id", "zip_code"] as const).filter((field) => formState.touchedFields[field]);
  const text = (limit: number) => ({ required, maxLength: atMost(limit) });
  // What was filled in from the parcel's address in Spain is none in another country.
  const refill = (at: string) => {
    if (kept) return;
    const place = placeIn(at, quote);
    for (const field of ["street", "zip_code", "municipality", "province"] as const) {
      if (!dirtyFields[field]) form.resetField(field, { defaultValue: place[field] });
    }
  };
  const save = handleSubmit((billing) => {
    const { tax_id: taxId, zip_code: zipCode, country: at } = billing;
    const tidied = { tax_id: normalizeTaxId(taxId, at), zip_code: tidyBillingZip(zipCode, at) };
    setChoices({ billing: { ...billing, ...tidied } });
    onSaved();
  });
  return (
    <form id={formId} className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t`Nombre o razón social`}
        autoComplete="organization"
        required
        className={styles.whole}
        error={errors.name?.message}
        {...register("name", text(200))}
      />
      <TextField
        label={country === "ES" ? t`NIF, NIE o CIF` : t`Número de identificación fiscal`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.tax_id?.message}
        {...register("tax_id", {
          ...text(20),
          validate: (written, { country: at }) =>
            isTaxId(normalizeTaxId(written, at), at) ||
            t`Este número no existe: repasa sus cifras y su letra.`,
        })}
      />
      <CountryField
        {...register("country", { deps: touched, onChange: ({ target }) => refill(target.value) })}
      />
      <TextField
        label={t`Calle, número y piso`}
        autoComplete="billing street-address"
        required
        className={styles.whole}
        error={errors.street?.message}
        {...register("street", text(200))}
      />
      <TextField
        label={t`Código postal`}
        autoComplete="billing postal-code"
        required
        error={errors.zip_code?.message}
        {...register("zip_code", {
          ...text(12),
          validate: (written, { country: at }) =>
            isBillingZip(tidyBillingZip(written, at), at) || t`El código postal tiene 5 cifras.`,
        })}
      />
      <TextField
        label={t`Municipio`}
        autoComplete="billing address-level2"
        required
        error={errors.municipality?.message}
        {...register("municipality", text(100))}
      />
      <TextField
        label={t`Provincia (opcional)`}
        autoComplete="billing address-level1"
        error={errors.province?.message}
        {...register("province", { maxLength: atMost(100) })}
      />
      <Checkbox
        label={t`Compro como empresa o autónomo`}
        className={styles.whole}
        {...register("is_business")}
      />
      <p className={`${stepStyles.note} ${styles.rights} ${styles.whole}`} aria-live="polite">
        {isBusiness
          ? t`Quien compra para su negocio no tiene derecho de desistimiento ni la garantía legal de los consumidores, sino la del Código de Comercio.`
          : t`Déjalo sin marcar si compras para ti: así conservas tus derechos de consumidor.`}
      </p>
      <p className={`${stepStyles.note} ${styles.whole}`}>
        {t`Usamos estos datos para la factura, que la ley obliga a guardar.`}{" "}
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
      <StepAction>
        <Button type="submit" form={formId} className={stepStyles.next} isLoading={isMoving}>
          {t`Continuar`}
        </Button>
      </StepAction>
    </form>
  );
}

function CountryField(field: ReturnType<ReturnType<typeof useForm<Billing>>["register"]>) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = billingCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Select label={t`País`} autoComplete="billing country" {...field}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Prefills the parcel's recipient for addresses in Spain, because most people buy for themselves. */
function firstGuess(quote: Quote): Billing {
  const { address } = quote;
  const name = address?.country === "ES" ? `${address.first_name} ${address.last_name}` : "";
  return { name, tax_id: "", ...placeIn("ES", quote), country: "ES", is_business: false };
}

/** The parcel's address if it is in a country, otherwise an empty one. */
function placeIn(country: string, { address }: Quote) {
  const home = address?.country === country ? address : null;
  return {
    street: home ? [home.street, home.number, home.apartment].filter(Boolean).join(", ") : "",
    zip_code: home?.zip_code ?? "",
    municipality: home?.municipality ?? "",
    province: home?.province_name ?? "",
  };
}
