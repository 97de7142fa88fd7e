import { useLingui } from "@lingui/react/macro";
import type { AddressTexts, Province } from "@recambia/contract/addresses/schemas";
import { provinceOfZipCode } from "@recambia/contract/addresses/zip-code";
import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useController } from "react-hook-form";
import { SuggestField } from "../ui/forms/SuggestField.tsx";
import { TextArea } from "../ui/forms/TextArea.tsx";
import { TextField } from "../ui/forms/TextField.tsx";
import styles from "./AddressForm.module.css";
import type { ProvinceSuggestion } from "./form-texts.ts";
import { municipalitiesQuery } from "./queries.ts";
import { UnservedNote } from "./UnservedNote.tsx";

type Props = {
  form: UseFormReturn<AddressTexts>;
  suggestions: readonly ProvinceSuggestion[];
  /** The one that is typed; undefined while it is none's name. */
  province: Province | undefined;
};

/** Fields of the destination; the zip code fills in the province, which suggests municipalities. */
export function LocationFields({ form, suggestions, province }: Props) {
  const { t } = useLingui();
  const { register, control, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const provinceField = useController({ control, name: "province", rules: { deps: ["zip_code"] } }).field;
  const municipalityField = useController({ control, name: "municipality" }).field;
  const known = useQuery({ ...municipalitiesQuery(province?.id ?? ""), enabled: province !== undefined });
  const municipalities = (province ? known.data : undefined) ?? [];

  function fillProvince(zipCode: string) {
    if (province?.country === "CU") return;
    const named = provinceOfZipCode(
      zipCode,
      suggestions.map((suggestion) => suggestion.province),
    );
    if (named) setValue("province", named.name, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  return (
    <fieldset className={styles.group}>
      <legend>{t`Adónde va`}</legend>
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
      <TextField
        label={t`Entre calles (opcional)`}
        autoComplete="off"
        className={styles.whole}
        error={errors.between_streets?.message}
        {...register("between_streets")}
      />
      <TextField
        label={t`Código postal`}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        error={errors.zip_code?.message}
        {...register("zip_code", {
          onChange: (event: { target: { value: string } }) => fillProvince(event.target.value),
        })}
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
      <SuggestField
        label={t`Municipio`}
        autoComplete="address-level2"
        required
        suggestions={municipalities.map((text) => ({ text }))}
        error={errors.municipality?.message}
        {...municipalityField}
      />
      <TextField
        label={t`Barrio o reparto (opcional)`}
        autoComplete="address-level3"
        error={errors.district?.message}
        {...register("district")}
      />
      {province ? <UnservedNote zone={province.zone} className={styles.whole} /> : null}
      <TextArea
        label={t`Indicaciones para la entrega (opcional)`}
        hint={t`Por ejemplo: «portero automático estropeado, llamar al llegar».`}
        autoComplete="off"
        className={styles.whole}
        error={errors.description?.message}
        {...register("description")}
      />
    </fieldset>
  );
}
