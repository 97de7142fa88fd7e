import { useLingui } from "@lingui/react/macro";
import type { AddressField, AddressTexts } from "@recambia/contract/addresses/schemas";
import { useFormContext } from "react-hook-form";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./AddressForm.module.css";
import { CubanFields } from "./CubanFields.tsx";

const rareFields = ["landline_phone", "email", "description"] as const satisfies readonly AddressField[];
const cubanFields = ["between_streets", "district", "identification"] as const;

/** The fields of the specification (§3) that few deliveries need, folded until one of them says something. */
export function RareFields({ isForCuba }: { isForCuba: boolean }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<AddressTexts>();
  const { errors, defaultValues } = formState;
  const folded = isForCuba ? rareFields : [...rareFields, ...cubanFields];
  const isNeeded = folded.some((field) => errors[field] || defaultValues?.[field]);
  return (
    <details className={`${styles.more} ${styles.whole}`} open={isNeeded || undefined}>
      <summary>{t`Añadir teléfono fijo, correo o indicaciones`}</summary>
      <div className={styles.fields}>
        <TextField
          label={t`Teléfono fijo`}
          hint={t`Basta con un teléfono, móvil o fijo.`}
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
        {isForCuba ? null : <CubanFields isForCuba={false} wholeClassName={styles.whole} />}
        <TextArea
          label={t`Indicaciones para la entrega (opcional)`}
          hint={t`Por ejemplo: «portero automático estropeado, llamar al llegar».`}
          autoComplete="off"
          className={styles.whole}
          error={errors.description?.message}
          {...register("description")}
        />
      </div>
    </details>
  );
}
