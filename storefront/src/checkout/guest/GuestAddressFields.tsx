import { useLingui } from "@lingui/react/macro";
import type { Province } from "@recambia/contract/addresses/schemas";
import { capitalOfZipCode, provinceOfZipCode } from "@recambia/contract/addresses/zip-code";
import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useController } from "react-hook-form";
import { municipalitiesQuery, type ProvinceSuggestion, UnservedNote } from "../../addresses/index.ts";
import { SuggestField } from "../../ui/forms/SuggestField.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import type { GuestTexts } from "../choices.ts";
import styles from "./GuestForm.module.css";

type Props = {
  form: UseFormReturn<GuestTexts>;
  suggestions: readonly ProvinceSuggestion[];
  /** Province with the typed name; undefined without a match. */
  province: Province | undefined;
};

/** Recipient and address. The zip code comes first and fills in the province and, for capitals, the municipality. */
export function GuestAddressFields({ form, suggestions, province }: Props) {
  const { t } = useLingui();
  const { register, control, setValue, getValues, formState } = form;
  const { errors, isSubmitted } = formState;
  const provinceField = useController({ control, name: "province", rules: { deps: ["zip_code"] } }).field;
  const municipalityField = useController({ control, name: "municipality" }).field;
  const known = useQuery({ ...municipalitiesQuery(province?.id ?? ""), enabled: province !== undefined });
  const municipalities = (province ? known.data : undefined) ?? [];

  function fillPlace(zipCode: string) {
    if (province?.country === "CU") return;
    const named = provinceOfZipCode(
      zipCode,
      suggestions.map((suggestion) => suggestion.province),
    );
    if (!named) return;
    const filled = { shouldDirty: true, shouldValidate: isSubmitted };
    const isElsewhere = named.id !== province?.id;
    setValue("province", named.name, filled);
    const capital = capitalOfZipCode(zipCode);
    if (capital && (isElsewhere || getValues("municipality") === ""))
      setValue("municipality", capital, filled);
    else if (isElsewhere) setValue("municipality", "", filled);
  }
  return (
    <>
      <TextField
        label={t({ message: "Nombre", context: "de pila" })}
        autoComplete="given-name"
        required
        error={errors.first_name?.message}
        {...register("first_name")}
      />
      <TextField
        label={t`Apellidos`}
        autoComplete="family-name"
        required
        error={errors.last_name?.message}
        {...register("last_name")}
      />
      <TextField
        label={t`Teléfono móvil`}
        type="tel"
        autoComplete="mobile tel"
        hint={t`Para que el transportista te avise.`}
        error={errors.mobile_phone?.message}
        {...register("mobile_phone")}
      />
      <TextField
        label={t`Código postal`}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        error={errors.zip_code?.message}
        {...register("zip_code", {
          onChange: (event: { target: { value: string } }) => fillPlace(event.target.value),
        })}
      />
      <SuggestField
        label={t`Municipio`}
        autoComplete="address-level2"
        required
        suggestions={municipalities.map((text) => ({ text }))}
        error={errors.municipality?.message}
        {...municipalityField}
      />
      <SuggestField
        label={t`Provincia`}
        autoComplete="address-level1"
        required
        completes
        suggestions={suggestions}
        error={errors.province?.message}
        {...provinceField}
      />
      {province ? <UnservedNote zone={province.zone} className={styles.whole ?? ""} /> : null}
      <TextField
        label={t`Calle`}
        autoComplete="address-line1"
        required
        className={styles.whole}
        error={errors.street?.message}
        {...register("street")}
      />
      <TextField
        label={t`Número`}
        hint={t`Si no tiene, escribe s/n.`}
        autoComplete="off"
        required
        error={errors.number?.message}
        {...register("number")}
      />
      <TextField
        label={t`Piso y puerta (opcional)`}
        autoComplete="address-line2"
        error={errors.apartment?.message}
        {...register("apartment")}
      />
      {province?.country === "CU" ? <CubanFields form={form} /> : null}
      <details className={`${styles.more} ${styles.whole}`}>
        <summary>{t`Añadir indicaciones para la entrega`}</summary>
        <TextArea
          label={t`Indicaciones para la entrega (opcional)`}
          hint={t`Por ejemplo: «portero automático estropeado, llamar al llegar».`}
          autoComplete="off"
          error={errors.description?.message}
          {...register("description")}
        />
      </details>
    </>
  );
}

/** Additional fields for parcels to Cuba. */
function CubanFields({ form: { register, formState } }: Pick<Props, "form">) {
  const { t } = useLingui();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t`Entre calles (opcional)`}
        autoComplete="off"
        error={errors.between_streets?.message}
        {...register("between_streets")}
      />
      <TextField
        label={t`Barrio o reparto (opcional)`}
        autoComplete="address-level3"
        error={errors.district?.message}
        {...register("district")}
      />
      <TextField
        label={t`Carné de identidad`}
        inputMode="numeric"
        autoComplete="off"
        required
        className={styles.whole}
        hint={t`Las 11 cifras que pide la aduana de Cuba. Lo guardamos cifrado y no aparece en ningún correo.`}
        error={errors.identification?.message}
        {...register("identification")}
      />
    </>
  );
}
