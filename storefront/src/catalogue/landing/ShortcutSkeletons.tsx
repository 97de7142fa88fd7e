import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { CategoryTileSkeletons } from "../navigation/CategoryTiles.tsx";
import landing from "./LandingScreen.module.css";

/** As many as a service of an ordinary car needs. */
const shownParts = 12;

/** Whose service parts these are. */
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

/** Where the shortcuts will be, while they load. */
export function ShortcutSkeletons() {
  return (
    <ShortcutsSection>
      <CategoryTileSkeletons count={shownParts} />
    </ShortcutsSection>
  );
}
