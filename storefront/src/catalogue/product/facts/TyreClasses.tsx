import { useLingui } from "@lingui/react/macro";
import type { TyreLabel } from "@recambia/contract/catalogue/tyre-label";
import styles from "./TyreClasses.module.css";

/** A tyre label's classes in one line beside the price (Regulation (EU) 2020/740 art. 6). */
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

/** Class that colours an element by its `data-class`, A to E. */
export const classColour = styles.colour;
