import { useLingui } from "@lingui/react/macro";
import type { AddressTexts, Province } from "@recambia/contract/addresses/schemas";
import { capitalOfZipCode, provinceOfZipCode } from "@recambia/contract/addresses/zip-code";
import { useQuery } from "@tanstack/react-query";
import { useController, useFormContext } from "react-hook-form";
import { SuggestField } from "../../ui/forms/SuggestField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { municipalitiesQuery } from "../queries.ts";
import { UnservedNote } from "../UnservedNote.tsx";
import { CubanFields } from "./CubanFields.tsx";
import type { ProvinceSuggestion } from "./form-texts.ts";
import { splitStreet } from "./split-street.ts";

type Props = {
  suggestions: readonly ProvinceSuggestion[];
  /** Province with the typed name; undefined without a match. */
  province: Province | undefined;
  /** Class of fields that take the whole row. */
  wholeClassName: string | undefined;
};

/**
 * What a parcel needs: the recipient and the address, within a form of {@link AddressTexts}. The zip code comes first and
 * fills in the province and, for capitals, the municipality.
 */
export function ParcelFields({ suggestions, province, wholeClassName }: Props) {
  const { t } = useLingui();
  const { register, formState, getValues, setValue } = useFormContext<AddressTexts>();
  const { errors, isSubmitted } = formState;

  function takeNumber(field: HTMLInputElement, isFromBrowser: boolean) {
    const split = getValues("number") === "" ? splitStreet(field.value, isFromBrowser) : null;
    if (!split) return;
    const changed = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue("street", split.street, changed);
    setValue("number", split.number, changed);
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
        {...register("mobile_phone", { deps: ["landline_phone"] })}
      />
      <PlaceFields suggestions={suggestions} province={province} />
      {province ? <UnservedNote zone={province.zone} className={wholeClassName} /> : null}
      <TextField
        label={t`Calle`}
        autoComplete="address-line1"
        required
        className={wholeClassName}
        error={errors.street?.message}
        {...register("street", {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (target.matches(":autofill")) takeNumber(target, true);
          },
          onBlur: ({ target }: { target: HTMLInputElement }) => takeNumber(target, false),
        })}
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
      {province?.country === "CU" ? <CubanFields isForCuba wholeClassName={wholeClassName} /> : null}
    </>
  );
}

/** Zip code, municipality and province. */
function PlaceFields({ suggestions, province }: Pick<Props, "suggestions" | "province">) {
  const { t } = useLingui();
  const { register, control, setValue, getValues, formState } = useFormContext<AddressTexts>();
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
    </>
  );
}
