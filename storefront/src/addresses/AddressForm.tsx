import { useLingui } from "@lingui/react/macro";
import type { Address, Province } from "@recambia/contract/addresses";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { showAlert } from "../lib/alert-store.ts";
import { useLeaveGuard } from "../lib/use-leave-guard.ts";
import { authStore } from "../session/index.ts";
import { Button, buttonClass } from "../ui/Button.tsx";
import { Callout } from "../ui/Callout.tsx";
import styles from "./AddressForm.module.css";
import { provinceSuggestions, typedProvince } from "./form-texts.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { addressesPath } from "./paths.ts";
import { RecipientFields } from "./RecipientFields.tsx";
import { useAddressForm } from "./use-address-form.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

const LeaveDialog = lazy(async () => ({ default: (await import("./LeaveDialog.tsx")).LeaveDialog }));

type Props = {
  /** Undefined for a new one. */
  address: Address | undefined;
  provinces: readonly Province[];
};

/** The form of an address (specification §3, §5; product decisions §7). */
export function AddressForm({ address, provinces }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wordsFor = useRefusalWords();
  const cuba = t`Cuba`;
  const suggestions = useMemo(() => provinceSuggestions(provinces, cuba), [provinces, cuba]);
  const { form, save, refused } = useAddressForm(address, suggestions, async () => {
    guard.release();
    await navigate(addressesPath);
    showAlert({ title: t`Dirección guardada`, type: "success" });
  });
  const { isDirty, isSubmitting } = form.formState;
  // Whoever has signed out meanwhile has nothing to save any more.
  const wouldLose = useCallback(() => isDirty && authStore.getState().isAuthenticated, [isDirty]);
  const guard = useLeaveGuard(wouldLose);
  const province = typedProvince(useWatch({ control: form.control, name: "province" }), suggestions);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <RecipientFields form={form} isForCuba={province?.country === "CU"} />
      <PlaceFields form={form} suggestions={suggestions} province={province} />
      <p className={styles.privacy}>
        {t`Usamos estos datos solo para entregar tus pedidos. Si es para otra persona, dile que nos los das.`}{" "}
        <Link to="/privacy">{t`Cómo tratamos los datos`}</Link>
      </p>
      {refused ? <Callout type="error" title={wordsFor(refused)} /> : null}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSubmitting}>
          {t`Guardar la dirección`}
        </Button>
        <Link to={addressesPath} className={buttonClass("quiet")}>
          {t`Cancelar`}
        </Link>
      </div>
      {guard.isAsking ? (
        <Suspense fallback={null}>
          <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      ) : null}
    </form>
  );
}
