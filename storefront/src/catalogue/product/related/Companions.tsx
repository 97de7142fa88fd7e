import { useLingui } from "@lingui/react/macro";
import type { NamedLink } from "@recambia/contract/catalogue/card";
import { Link } from "react-router";
import { buttonClass } from "../../../ui/actions/Button.tsx";
import { subcategoryPath } from "../../paths.ts";
import styles from "./Companions.module.css";

type Props = { companions: readonly NamedLink[]; vehicleId: string | null };

/** Kinds of parts that a job usually needs, too; nothing when there are none. */
export function Companions({ companions, vehicleId }: Props) {
  const { t } = useLingui();
  if (companions.length === 0) return null;
  return (
    <section className={styles.companions}>
      <h2>{t`Qué más necesitas`}</h2>
      <ul className={styles.links}>
        {companions.map((companion) => (
          <li key={companion.slug}>
            <Link to={subcategoryPath(companion.slug, vehicleId)} className={buttonClass("quiet")}>
              {companion.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
