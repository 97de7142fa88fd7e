import { useLingui } from "@lingui/react/macro";
import { Heart, ListChecks, MapPinHouse, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { Plate } from "../../ui/marks/Plate.tsx";
import { formatMotor, useSelectedVehicle } from "../../vehicles/index.ts";
import styles from "./AccountBenefits.module.css";

/** The wall behind the workbench: the vehicle that comes along, and what hangs ready in an account. */
export function AccountBenefits() {
  const { t, i18n } = useLingui();
  const vehicle = useSelectedVehicle();
  return (
    <div className={styles.board}>
      <div className={styles.plate}>
        {vehicle ? (
          <Plate
            title={`${vehicle.makerName} ${vehicle.modelName}`}
            detail={`${vehicle.variantName} · ${formatMotor(vehicle.variantMotor, i18n)}`}
          />
        ) : (
          <Plate
            title={t`Tu vehículo y sus piezas`}
            detail={t`Tu garaje y tu carrito vienen contigo`}
            isEmpty
          />
        )}
      </div>
      <ul className={styles.pegs}>
        <Peg icon={<ReceiptText />} name={t`Pedidos`} text={t`Seguimiento, facturas y devoluciones.`} />
        <Peg icon={<MapPinHouse />} name={t`Direcciones`} text={t`Las de casa, el trabajo y el taller.`} />
        <Peg icon={<Heart />} name={t`Favoritos`} text={t`Las piezas que no quieres perder de vista.`} />
        <Peg icon={<ListChecks />} name={t`Listas`} text={t`Todo lo de una revisión, junto y listo.`} />
      </ul>
    </div>
  );
}

function Peg({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <li className={styles.peg}>
      {icon}
      <p className={styles.name}>{name}</p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
