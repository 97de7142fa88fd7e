import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSelectedVehicle } from "../../../vehicles/index.ts";
import { CategoryTileSkeletons } from "../../navigation/CategoryTiles.tsx";
import landing from "../LandingScreen.module.css";

/** Number of parts in an ordinary car's service. */
const shownParts = 12;

/** Section frame that names the vehicle. */
export function ShortcutsSection({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const vehicle = useSelectedVehicle();
  const name = vehicle && `${vehicle.modelName} ${vehicle.variantName}`;
  return (
    <section className={landing.section}>
      <h2>{name ? t`Para tu ${name}` : "\u00a0"}</h2>
      {children}
    </section>
  );
}

/** Placeholder for the shortcuts. */
export function ShortcutSkeletons() {
  return (
    <ShortcutsSection>
      <CategoryTileSkeletons count={shownParts} />
    </ShortcutsSection>
  );
}
