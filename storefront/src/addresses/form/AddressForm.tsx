import { useLingui } from "@lingui/react/macro";
import type { Address, AddressTexts, Province } from "@recambia/contract/addresses/schemas";
import { type ReactNode, useCallback, useId, useMemo } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { authStore } from "../../session/index.ts";
import { useLeaveQuestion } from "../../ui/dialogs/use-leave-question.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./AddressForm.module.css";
import { findTypedProvince, provinceSuggestions } from "./form-texts.ts";
import { ParcelFields } from "./ParcelFields.tsx";
import { RareFields } from "./RareFields.tsx";
import { useAddressForm } from "./use-address-form.ts";

type Props = {
  /** Undefined for a new one. */
  address: Address | undefined;
  /** Initial values of a new address, typed elsewhere. */
  draft?: AddressTexts;
  provinces: readonly Province[];
  /** Draws the button that sends the form, which may be outside of it. */
  saveButton(button: { type: "submit"; form: string; isLoading: boolean }): ReactNode;
  /** Once it is stored. */
  onSaved(address: Address): Promise<void>;
  /** The way out without storing anything. */
  cancel: ReactNode;
};

/**
 * The form of an address (specification §3, §5; product decisions §7): what every parcel needs is in sight, what few need
 * is folded.
 */
export function AddressForm({ address, draft, provinces, saveButton, onSaved, cancel }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const wordsFor = useRefusalText();
  const cuba = t`Cuba`;
  const suggestions = useMemo(() => provinceSuggestions(provinces, cuba), [provinces, cuba]);
  const { form, save, refused } = useAddressForm(address, draft, suggestions, async (saved) => {
    leaving.release();
    await onSaved(saved);
  });
  const { isDirty, isSubmitting } = form.formState;
  // The person has signed out meanwhile, so there is nothing to save.
  const wouldLose = useCallback(() => isDirty && authStore.getState().isAuthenticated, [isDirty]);
  const leaving = useLeaveQuestion(wouldLose, t`Lo que has escrito en esta dirección se perderá.`);
  const province = findTypedProvince(useWatch({ control: form.control, name: "province" }), suggestions);
  return (
    <form id={formId} className={styles.form} onSubmit={save} noValidate>
      <FormProvider {...form}>
        <fieldset className={`${styles.box} ${styles.fields}`}>
          <VisuallyHidden>
            <legend>{t`Adónde va`}</legend>
          </VisuallyHidden>
          <ParcelFields suggestions={suggestions} province={province} wholeClassName={styles.whole} />
          <RareFields isForCuba={province?.country === "CU"} />
        </fieldset>
      </FormProvider>
      <p className={styles.privacy}>
        {t`Usamos estos datos solo para entregar tus pedidos. Si es para otra persona, avísala de que nos das sus datos.`}{" "}
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
      <FailureRow>{refused ? wordsFor(refused) : null}</FailureRow>
      <div className={styles.actions}>
        {saveButton({ type: "submit", form: formId, isLoading: isSubmitting })}
        {cancel}
      </div>
      {leaving.question}
    </form>
  );
}
