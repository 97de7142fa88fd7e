import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { endInstallOffer, mayOfferInstall, useInstall } from "./install-offer.ts";
import styles from "./OfflineNotices.module.css";

/**
 * Offers to install the shop once: when a shopper chooses a first vehicle, until they answer or open another document. Afterwards
 * the offline page offers it.
 */
export function InstallOffer() {
  const install = useInstall();
  const vehicle = useSelectedVehicle();
  const [hadVehicle] = useState(vehicle !== null);
  return install && vehicle && !hadVehicle ? <Offer install={install} /> : null;
}

function Offer({ install }: { install(): void }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(mayOfferInstall);
  if (!isOpen) return null;
  const decline = () => {
    endInstallOffer();
    setIsOpen(false);
  };
  const accept = () => {
    endInstallOffer();
    install();
  };
  return (
    <div className={styles.bar} role="status">
      <span>{t`¿Quieres la tienda en tu pantalla de inicio?`}</span>
      <Button look="quiet" onClick={accept}>
        {t`Instalar`}
      </Button>
      <Button look="quiet" onClick={decline}>
        {t`Ahora no`}
      </Button>
    </div>
  );
}
