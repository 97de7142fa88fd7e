import { useLingui } from "@lingui/react/macro";
import type { KitCard as Kit } from "@recambia/contract/catalogue/kits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import styles from "../card/CardRow.module.css";
import { CardRow, CardRowSkeleton } from "../card/CardRow.tsx";
import { KitCard } from "../card/KitCard.tsx";
import { kitsWithQuery } from "../queries.ts";

type Props = { slug: string; vehicleId: string | null; count: number };

/** Kits that contain a product, those for the vehicle first. */
export function KitsWithProduct({ slug, vehicleId, count }: Props) {
  const { t } = useLingui();
  const kits = useQuery({ ...kitsWithQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const title = t`Combos que lo llevan`;
  if (hasFailed(kits)) return <QueryFailure query={kits} />;
  if (!kits.data) return <CardRowSkeleton title={title} count={count} />;
  const { data, meta } = kits.data;
  if (data.length === 0) return null;
  return (
    <CardRow title={title}>
      <ul className={styles.row}>
        {data
          .toSorted((a, b) => misfit(a) - misfit(b))
          .map((kit) => (
            <li key={kit.id}>
              <KitCard kit={kit} vehicle={meta.vehicle} />
            </li>
          ))}
      </ul>
    </CardRow>
  );
}

function misfit({ fit }: Kit): number {
  return fit.answer === "does_not_fit" ? 1 : 0;
}
