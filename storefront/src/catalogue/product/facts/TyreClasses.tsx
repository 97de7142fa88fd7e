import { useLingui } from "@lingui/react/macro";
import type { TyreLabel } from "@recambia/contract/catalogue/tyre-label";
import styles from "./TyreClasses.module.css";

/** The classes of a tyre's label in one line beside its price (Regulation (EU) 2020/740 art. 6). */
export function TyreClasses({ label }: { label: TyreLabel }) {
  const { t } = useLingui();
  return (
    <ul className={styles.classes} aria-label={t`Etiqueta europea del neumático`}>
      <li>
        {t`Consumo`} <ClassArrow value={label.fuel_class} />
      </li>
      <li>
        {t`Mojado`} <ClassArrow value={label.wet_grip_class} />
      </li>
      <li>
        {`${label.noise_db} dB`} <b>{label.noise_class}</b>
      </li>
    </ul>
  );
}

function ClassArrow({ value }: { value: TyreLabel["fuel_class"] }) {
  return (
    <b className={`${styles.arrow} ${styles.colour}`} data-class={value}>
      {value}
    </b>
  );
}

/** Gives an element the colour of the class that its `data-class` names, A to E. */
export const classColour = styles.colour;
