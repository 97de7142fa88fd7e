import { useLingui } from "@lingui/react/macro";
import type { SearchReading } from "@recambia/contract/catalogue/search";
import { Link } from "react-router";
import { useSelectedVehicle } from "../vehicles/index.ts";
import styles from "./SearchReadingBar.module.css";
import { searchPath } from "./search-path.ts";

type Props = { missing: NonNullable<SearchReading["missing_size"]> };

/** A tyre size that is not on sale, with the sizes that hardly differ from it. */
export function MissingSize({ missing: { size, near } }: Props) {
  const { t, i18n } = useLingui();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const percent = new Intl.NumberFormat(i18n.locale, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  if (near.length === 0) return <p className={styles.question}>{t`No tenemos neumáticos ${size}.`}</p>;
  return (
    <section aria-label={t`Medidas parecidas`}>
      <p className={styles.question}>{t`No tenemos neumáticos ${size}. Estas van en la misma llanta:`}</p>
      <ul className={styles.chips}>
        {near.map(({ size: other, difference_permille, query }) => (
          <li key={other}>
            <Link to={searchPath(query, selectedId)} className={styles.chip}>
              {other}
              <span className={styles.kind}>{percent.format(difference_permille / 1000)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.kind}>
        {t`El porcentaje es la diferencia de contorno. La ITV admite menos del 3 %, con la carga y la velocidad de tu ficha técnica.`}
      </p>
    </section>
  );
}
