import { useLingui } from "@lingui/react/macro";
import { type Address, maxAddresses } from "@recambia/contract/addresses/schemas";
import { useQuery } from "@tanstack/react-query";
import { MapPinHouse, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { AccountPage } from "../account/index.ts";
import { useOnDemand } from "../lib/loading/use-on-demand.ts";
import type { Screen } from "../lib/page/screen.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { AddressCard } from "./AddressCard.tsx";
import styles from "./AddressesScreen.module.css";
import { addressFormPath } from "./paths.ts";
import { addressesQuery } from "./queries.ts";

const loadRemoving = () => import("./RemoveDialog.tsx");

/** My addresses (specification §2, MyAddresses): the default first, each to be edited or deleted. */
function AddressesScreen() {
  const { t } = useLingui();
  const addresses = useQuery({ ...addressesQuery(), refetchOnMount: "always" });
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const close = () => setLeaving(null);
  const removing = useOnDemand(leaving !== null, loadRemoving, close);
  const count = addresses.data?.length ?? 0;
  const isAddable = count > 0 && count < maxAddresses;
  return (
    <AccountPage title={t`Direcciones`} actions={isAddable ? <AddLink /> : null} headingRef={heading}>
      {addresses.isPending ? <ListSkeleton /> : null}
      {addresses.isError && !addresses.data ? <QueryFailure query={addresses} /> : null}
      {addresses.data ? <AddressList addresses={addresses.data} onRemove={setLeaving} /> : null}
      {count >= maxAddresses ? (
        <p className={styles.full}>
          {t`Puedes guardar un máximo de ${maxAddresses} direcciones. Elimina alguna para añadir otra.`}
        </p>
      ) : null}
      {leaving && removing ? (
        <removing.RemoveDialog address={leaving} focusOnceRemoved={heading} onClose={close} />
      ) : null}
    </AccountPage>
  );
}

function AddLink() {
  const { t } = useLingui();
  return (
    <Link to={addressFormPath()} className={buttonClass()}>
      <Plus aria-hidden="true" />
      {t`Añadir dirección`}
    </Link>
  );
}

type ListProps = { addresses: readonly Address[]; onRemove(address: Address): void };

function AddressList({ addresses, onRemove }: ListProps) {
  const { t } = useLingui();
  if (addresses.length === 0) {
    return (
      <EmptyState icon={<MapPinHouse />} title={t`Aún no tienes direcciones`} actions={<AddLink />}>
        {t`Guarda la de casa, la del trabajo o la de tu taller: al comprar solo tendrás que elegirla.`}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t`Tus direcciones`} className={styles.cards}>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address} onRemove={() => onRemove(address)} />
        </li>
      ))}
    </ul>
  );
}

function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Tus direcciones`} className={styles.cards}>
      <Skeleton className={styles.waitingCard} />
      <Skeleton className={styles.waitingCard} />
    </div>
  );
}

export const screen: Screen = {
  Component: AddressesScreen,
  load: ({ queryClient }) => queryClient.prefetchQuery(addressesQuery()),
};
