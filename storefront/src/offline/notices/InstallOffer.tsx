import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { takeInstallOffer, useInstall } from "./install-offer.ts";
import styles from "./OfflineNotices.module.css";

/** Offers once to install the shop, to shoppers who have a vehicle in their garage; later it is on the offline page. */
export function InstallOffer() {
  const install = useInstall();
  const vehicle = useSelectedVehicle();
  return install && vehicle ? <Offer install={install} /> : null;
}

function Offer({ install }: { install(): void }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(takeInstallOffer);
  if (!isOpen) return null;
  return (
    <div className={styles.bar} role="status">
      <span>{t`¿Quieres la tienda en tu pantalla de inicio?`}</span>
      <Button look="quiet" onClick={install}>
        {t`Instalar`}
      </Button>
      <Button look="quiet" onClick={() => setIsOpen(false)}>
        {t`Ahora no`}
      </Button>
    </div>
  );
}
