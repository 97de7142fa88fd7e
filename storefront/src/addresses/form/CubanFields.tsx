import { useLingui } from "@lingui/react/macro";
import type { AddressTexts } from "@recambia/contract/addresses/schemas";
import { useFormContext } from "react-hook-form";
import { TextField } from "../../ui/forms/TextField.tsx";

type Props = {
  /** Customs in Cuba require the identification. */
  isForCuba: boolean;
  /** Class of fields that take the whole row. */
  wholeClassName: string | undefined;
};

/** Further fields of addresses in Cuba, one of which its customs require (product decisions §7). */
export function CubanFields({ isForCuba, wholeClassName }: Props) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<AddressTexts>();
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
        label={isForCuba ? t`Carné de identidad` : t`Carné de identidad (solo para Cuba)`}
        inputMode="numeric"
        autoComplete="off"
        required={isForCuba}
        className={wholeClassName}
        hint={t`Las 11 cifras que pide la aduana de Cuba. Lo guardamos cifrado y no aparece en ningún correo.`}
        error={errors.identification?.message}
        {...register("identification")}
      />
    </>
  );
}
