import { useLingui } from "@lingui/react/macro";
import type { Companion } from "@recambia/contract/catalogue/related";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { hasFailed } from "../../../lib/http/has-failed.ts";
import { Button, buttonClass } from "../../../ui/actions/Button.tsx";
import { QueryFailure } from "../../../ui/feedback/QueryFailure.tsx";
import { openAddVehicle } from "../../../vehicles/index.ts";
import styles from "../../card/CardRow.module.css";
import { CardRow, CardRowSkeleton } from "../../card/CardRow.tsx";
import { ProductCard } from "../../card/ProductCard.tsx";
import { subcategoryPath } from "../../paths.ts";
import { companionsQuery } from "../../queries.ts";

type Props = { slug: string; vehicleId: string | null; count: number };

/** Products that a job usually needs, too: one of each kind, ready to add. */
export function CompanionCards({ slug, vehicleId, count }: Props) {
  const { t } = useLingui();
  const companions = useQuery({ ...companionsQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const title = t`Qué más necesitas`;
  if (hasFailed(companions)) return <QueryFailure query={companions} />;
  if (!companions.data) return <CardRowSkeleton title={title} count={count} />;
  const { data, meta } = companions.data;
  const open = data.filter(({ product }) => product === null);
  return (
    <CardRow title={title}>
      {open.length < data.length ? (
        <ul className={styles.row}>
          {data.map(({ part_type: { slug: kind, name }, product }) =>
            product ? (
              <li key={kind}>
                <ProductCard product={product} vehicle={meta.vehicle} />
                <Link to={subcategoryPath(kind, vehicleId)} className={styles.more}>
                  {t`Ver todo: ${name}`}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      {open.length > 0 ? <OpenKinds kinds={open} vehicleId={vehicleId} /> : null}
    </CardRow>
  );
}

/** Kinds without a product: they need a vehicle, or the shop has none for it. */
function OpenKinds({ kinds, vehicleId }: { kinds: readonly Companion[]; vehicleId: string | null }) {
  const { t } = useLingui();
  return (
    <>
      {vehicleId ? null : (
        <p className={styles.note}>
          {t`Para esto necesitamos saber tu coche:`}
          <Button look="quiet" onClick={() => openAddVehicle()}>
            {t`Elegir mi coche`}
          </Button>
        </p>
      )}
      <ul className={styles.links}>
        {kinds.map(({ part_type: { slug, name } }) => (
          <li key={slug}>
            <Link to={subcategoryPath(slug, vehicleId)} className={buttonClass("quiet")}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
