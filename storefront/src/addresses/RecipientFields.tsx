import { useLingui } from "@lingui/react/macro";
import type { AddressTexts } from "@recambia/contract/addresses/schemas";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../ui/forms/TextField.tsx";
import styles from "./AddressForm.module.css";

type Props = { form: UseFormReturn<AddressTexts>; isForCuba: boolean };

/** Fields of the recipient: name, phones, e-mail, identification (product decisions §7). */
export function RecipientFields({ form: { register, formState }, isForCuba }: Props) {
  const { t } = useLingui();
  const { errors } = formState;
  return (
    <fieldset className={styles.group}>
      <legend>{t`Quién lo recibe`}</legend>
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
        hint={t`Con uno de los dos basta. De otro país, con su prefijo: +53…`}
        error={errors.mobile_phone?.message}
        {...register("mobile_phone", { deps: ["landline_phone"] })}
      />
      <TextField
        label={t`Teléfono fijo`}
        type="tel"
        autoComplete="home tel"
        error={errors.landline_phone?.message}
        {...register("landline_phone", { deps: ["mobile_phone"] })}
      />
      <TextField
        label={t`Correo electrónico (opcional)`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label={isForCuba ? t`Carné de identidad` : t`Carné de identidad (solo para Cuba)`}
        inputMode="numeric"
        autoComplete="off"
        required={isForCuba}
        hint={t`Las 11 cifras que pide la aduana de Cuba. Lo guardamos cifrado y no aparece en ningún correo.`}
        error={errors.identification?.message}
        {...register("identification")}
      />
    </fieldset>
  );
}
