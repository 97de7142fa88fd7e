import { useLingui } from "@lingui/react/macro";
import type { Province } from "@recambia/contract/addresses/schemas";
import type { GuestDetails } from "@recambia/contract/checkout/schemas";
import { tidyEmail } from "@recambia/contract/email";
import { useId, useMemo } from "react";
import { FormProvider, type Resolver, useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import {
  findTypedProvince,
  ParcelFields,
  provinceSuggestions,
  toAddressBody,
  useAddressRules,
} from "../../addresses/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import stepStyles from "../address/AddressStep.module.css";
import { currentChoices, type GuestTexts, setChoices } from "../choices.ts";
import { StepAction } from "../frame/StepAction.tsx";
import styles from "./GuestForm.module.css";

type Props = {
  provinces: readonly Province[];
  /** Pick-up at the shop: an email and a name suffice. */
  isPickup: boolean;
  isMoving: boolean;
  onDone(): void;
};

/** A guest's email, recipient and address, with as few fields as a parcel needs. */
export function GuestForm({ provinces, isPickup, isMoving, onDone }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const cuba = t`Cuba`;
  const suggestions = useMemo(() => provinceSuggestions(provinces, cuba), [provinces, cuba]);
  const resolver = useGuestRules(suggestions, isPickup);
  const form = useForm<GuestTexts>({ defaultValues: currentChoices().draft, resolver });
  const { register, formState, handleSubmit, getValues } = form;
  const { errors } = formState;
  const province = findTypedProvince(useWatch({ control: form.control, name: "province" }), suggestions);
  const keepDraft = () => setChoices({ draft: getValues() });

  const save = handleSubmit((texts) => {
    const { email, name, ...address } = texts;
    const guest: GuestDetails = isPickup
      ? { email: tidyEmail(email), name: name.trim() }
      : { email: tidyEmail(email), address: { ...toAddressBody({ ...address, email: "" }, suggestions) } };
    setChoices({ guest, draft: texts });
    onDone();
  });
  return (
    <form id={formId} className={styles.form} onSubmit={save} onBlur={keepDraft} noValidate>
      <TextField
        label={t`Correo electrónico`}
        hint={t`Ahí te enviamos la confirmación y el enlace a tu pedido.`}
        type="email"
        inputMode="email"
        autoComplete="email webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        className={styles.whole}
        error={errors.email?.message}
        {...register("email")}
      />
      {isPickup ? (
        <TextField
          label={t`Nombre y apellidos`}
          autoComplete="name"
          required
          className={styles.whole}
          error={errors.name?.message}
          {...register("name")}
        />
      ) : (
        <FormProvider {...form}>
          <ParcelFields suggestions={suggestions} province={province} wholeClassName={styles.whole} />
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
        </FormProvider>
      )}
      <p className={`${stepStyles.note} ${styles.whole}`}>
        {t`Usamos estos datos solo para este pedido. Si es para otra persona, avísala de que nos das sus datos.`}{" "}
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

/** Address rules plus rules for the email and the name, which an account would provide. */
function useGuestRules(
  suggestions: Parameters<typeof toAddressBody>[1],
  isPickup: boolean,
): Resolver<GuestTexts> {
  const rules = useFieldRules();
  const findErrors = useAddressRules(undefined, suggestions);
  return async (texts) => {
    const { email, name, ...address } = texts;
    const text = tidyEmail(email);
    const { pattern } = rules.email;
    const emailProblem = text === "" ? rules.required : pattern.value.test(text) ? null : pattern.message;
    const own = {
      ...(emailProblem ? { email: { type: "email", message: emailProblem } } : {}),
      ...(isPickup && name.trim() === "" ? { name: { type: "required", message: rules.required } } : {}),
    };
    const errors = { ...(isPickup ? {} : await findErrors({ ...address, email: "" })), ...own };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: texts, errors: {} };
  };
}
