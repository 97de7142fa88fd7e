import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Download, WifiOff } from "lucide-react";
import { Link } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { openAddVehicle, useSelectedVehicle } from "../../vehicles/index.ts";
import { useDownloadState } from "../download/download-store.ts";
import { useInstall } from "../notices/install-offer.ts";
import { listOfflineVehicles } from "../offline-catalogue.ts";
import styles from "./OfflineScreen.module.css";
import { OfflineVehiclePanel } from "./OfflineVehiclePanel.tsx";
import { StoragePanel } from "./StoragePanel.tsx";
import { TakeVehiclePanel } from "./TakeVehiclePanel.tsx";

/** Data on this device for use without a network, and "Llevar mi coche" (product decisions §6, Offline). */
function OfflineScreen() {
  const { t } = useLingui();
  const title = t`Sin conexión`;
  const selected = useSelectedVehicle();
  const { changes } = useDownloadState();
  const install = useInstall();
  const offlineVehicles = useQuery({
    queryKey: ["offline-vehicles", changes],
    queryFn: listOfflineVehicles,
    staleTime: 0,
    retry: false,
  });
  useHead({ title, isPrivate: true });
  const vehicles = offlineVehicles.data ?? [];
  const isSelectedKept = vehicles.some(({ id }) => id === selected?.variantId);
  return (
    <Page width="narrow">
      <h1>{title}</h1>
      <p className={styles.lead}>
        {t`Llévate lo que le encaja a tu coche: se busca, se filtra y se mira sin red, en el garaje o en la carretera.`}
      </p>
      <div className={styles.panels}>
        {offlineVehicles.isError ? (
          <p role="alert">{t`Este navegador no deja guardar nada, como pasa en algunas ventanas privadas.`}</p>
        ) : null}
        {selected && offlineVehicles.data && !isSelectedKept ? <TakeVehiclePanel vehicle={selected} /> : null}
        {selected ? null : (
          <EmptyState
            icon={<WifiOff />}
            title={t`Elige primero tu coche`}
            actions={<Button onClick={() => openAddVehicle()}>{t`Añadir vehículo`}</Button>}
          />
        )}
        {vehicles.map((vehicle) => (
          <OfflineVehiclePanel key={vehicle.id} vehicle={vehicle} />
        ))}
        {install ? (
          <Panel title={t`La tienda en tu pantalla de inicio`}>
            <p>{t`Se abre como una aplicación, con accesos directos a buscar, garaje, carrito y pedidos.`}</p>
            <Button icon={<Download aria-hidden="true" />} onClick={install}>
              {t`Instalar`}
            </Button>
          </Panel>
        ) : null}
        <StoragePanel />
        <Link to="/categories" className={buttonClass("quiet")}>
          {t`Ver las categorías`}
        </Link>
      </div>
    </Page>
  );
}

export const screen: Screen = { Component: OfflineScreen };
