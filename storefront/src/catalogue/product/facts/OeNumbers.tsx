import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import section from "../ProductScreen.module.css";
import { CopyNumber } from "./CopyNumber.tsx";
import styles from "./OeNumbers.module.css";

/** Vehicle makers' numbers that the part replaces, to compare with the old part. */
export function OeNumbers({ numbers }: { numbers: ProductDetail["oe_numbers"] }) {
  const { t } = useLingui();
  if (numbers.length === 0) return null;
  return (
    <section className={section.section}>
      <h2>{t`Referencias OE`}</h2>
      <ul className={styles.numbers}>
        {numbers.map(({ maker_name, number }) => (
          <li key={`${maker_name} ${number}`}>
            <span className={styles.maker}>{maker_name}</span> <CopyNumber number={number} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t`Compáralas con la de tu pieza. Sirven solo de referencia: este recambio no es del fabricante del vehículo.`}
      </p>
    </section>
  );
}
