import { Plural, useLingui } from "@lingui/react/macro";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { useEarlyChoices } from "../../../ui/forms/use-early-choices.ts";
import { withParameter } from "../list-url.ts";
import styles from "../ProductList.module.css";

type Props = {
  /** Vehicle that the list is filtered by. */
  vehicle: VehicleSummary;
  /** Number of products that the filter hides, whatever else narrows the list. */
  hidden: number;
  /** Whether something else narrows the list, so that the switch would add fewer products than `hidden`. */
  isNarrowed?: boolean;
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

/** Shows the vehicle that filters a list, with a switch that also tells how many products are hidden, where that is known. */
export function ListVehicle({ vehicle, hidden, isNarrowed = false, search, onChange }: Props) {
  const { t } = useLingui();
  const shown = formatCount(hidden, useLocale());
  const box = useEarlyChoices<HTMLInputElement>();
  const showsAll = search.get("all") === "1";
  return (
    <div className={`${styles.vehicle} ${styles.narrowed}`}>
      <span className={styles.vehicleName}>
        {t`Para ${vehicle.maker_name} ${vehicle.model_name} ${vehicle.vehicle_name}`}
      </span>
      {hidden > 0 || showsAll ? (
        <Checkbox
          ref={box}
          autoComplete="off"
          checked={showsAll}
          onChange={() => onChange(withParameter(search, "all", showsAll ? null : "1"))}
          label={
            showsAll || isNarrowed ? (
              t`Mostrar también lo que no le encaja`
            ) : (
              <Plural
                value={hidden}
                one={`Mostrar también ${shown} que no le encaja`}
                other={`Mostrar también ${shown} que no le encajan`}
              />
            )
          }
        />
      ) : null}
    </div>
  );
}
