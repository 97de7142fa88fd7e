import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import type { SearchReading } from "@recambia/contract/catalogue/search";
import { Link } from "react-router";
import { useSelectedVehicle } from "../vehicles/index.ts";
import styles from "./SymptomCauses.module.css";

type Props = { symptom: NonNullable<SearchReading["symptom"]> };

/** The part types that a symptom may come from, most likely first, each with its reason. */
export function SymptomCauses({ symptom }: Props) {
  const { t } = useLingui();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const { name, causes } = symptom;
  if (causes.length === 0)
    return <p>{t`«${name}»: no tenemos piezas para esto. Pregúntanos y lo miramos.`}</p>;
  return (
    <section aria-label={t`De qué puede venir`} className={styles.causes}>
      <p className={styles.question}>{t`«${name}» puede venir de varias piezas. De más a menos probable:`}</p>
      <ol className={styles.list}>
        {causes.map(({ slug, name: part, picture, reason }) => (
          <li key={slug}>
            <Link
              to={`/subcategories/${slug}${selectedId ? `?vehicle=${selectedId}` : ""}`}
              className={styles.cause}
            >
              <img
                src={pictureUrl(picture, "thumb")}
                alt=""
                width={40}
                height={40}
                className={styles.picture}
              />
              <span>
                <span className={styles.part}>{part}</span>
                <span className={styles.reason}>{reason}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.reason}>
        {t`Es una orientación: antes de comprar, que lo confirme quien vaya a montarlo.`}
      </p>
    </section>
  );
}
