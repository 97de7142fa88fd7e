import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { AccountPage } from "../account/index.ts";
import { showAlert } from "../lib/alert-store.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import type { Screen } from "../lib/page/screen.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import styles from "./AddressFormScreen.module.css";
import { AddressForm } from "./form/AddressForm.tsx";
import { addressesPath } from "./paths.ts";
import { addressQuery, provincesQuery } from "./queries.ts";

/** A new address, or one of mine by `?id=` (specification §2, FormAddress). */
function AddressFormScreen() {
  const { t } = useLingui();
  const leaveFor = useNavigateAndWait();
  const [search] = useSearchParams();
  const id = search.get("id");
  const provinces = useQuery(provincesQuery());
  // Read when the form opens, and not again while it is being filled in.
  const address = useQuery({
    ...addressQuery(id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
    refetchOnReconnect: false,
  });
  const title = id === null ? t`Nueva dirección` : t`Editar dirección`;
  const isWaiting = provinces.isPending || (id !== null && (address.isPending || address.isRefetching));
  // An address that could not be read again may have changed since.
  const failed = hasFailed(provinces) ? provinces : address.isError ? address : null;
  return (
    <AccountPage title={title} back={{ to: addressesPath, label: t`Direcciones` }}>
      {failed ? (
        <QueryFailure
          query={failed}
          elsewhere={
            <Link to={addressesPath} className={buttonClass("quiet")}>
              {t`Ver mis direcciones`}
            </Link>
          }
        />
      ) : null}
      {isWaiting && !failed ? <FormSkeleton label={title} /> : null}
      {provinces.data && !isWaiting && !failed ? (
        <AddressForm
          key={id}
          address={address.data}
          provinces={provinces.data}
          saveButton={(button) => <Button {...button}>{t`Guardar la dirección`}</Button>}
          onSaved={async () => {
            await leaveFor(addressesPath, { replace: true });
            showAlert({ title: t`Dirección guardada`, type: "success" });
          }}
          cancel={
            <Link to={addressesPath} className={buttonClass("quiet")}>
              {t`Cancelar`}
            </Link>
          }
        />
      ) : null}
    </AccountPage>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" role="status" aria-label={label}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}

export const screen: Screen = {
  Component: AddressFormScreen,
  load: ({ queryClient }) => queryClient.prefetchQuery(provincesQuery()),
};
