import { useLingui } from "@lingui/react/macro";
import type { DeliveryArea } from "@recambia/contract/shop/schemas";
import { MapPinOff } from "lucide-react";
import { useShop } from "../lib/page/page-frame.tsx";
import styles from "./UnservedNote.module.css";

/** Says that the shop does not deliver to a zone, before an order begins (consumer code art. 98.3). */
export function UnservedNote({
  zone,
  className = "",
}: {
  zone: DeliveryArea;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const { delivery_areas: served, address } = useShop();
  if (served.includes(zone)) return null;
  const { municipality } = address;
  const words: Record<DeliveryArea, string> = {
    peninsula: t`Por ahora no servimos a la Península.`,
    balearic: t`Por ahora no servimos a Baleares.`,
    canary: t`Por ahora no servimos a Canarias.`,
    ceuta_melilla: t`Por ahora no servimos a Ceuta ni a Melilla.`,
    cuba: t`Por ahora no servimos a Cuba.`,
  };
  return (
    <div className={`${styles.note} ${className}`} role="status">
      <MapPinOff size={20} aria-hidden="true" />
      <p>
        <strong>{words[zone]}</strong> {t`Puedes recoger tus pedidos en la tienda de ${municipality}.`}
      </p>
    </div>
  );
}
