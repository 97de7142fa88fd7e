import { useLingui } from "@lingui/react/macro";
import type { CollectionItem } from "@recambia/contract/collections/schemas";
import { formatCents } from "@recambia/contract/money";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { AddToCartButton, QuantityStepper } from "../../cart/index.ts";
import { kitPath, PartPicture, productPath, StockNote, subcategoryPath } from "../../catalogue/index.ts";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { FitMark } from "../../vehicles/index.ts";
import styles from "./ListItems.module.css";

type Props = {
  item: CollectionItem;
  /** The vehicle whose fit is shown. */
  vehicle: VehicleSummary | null;
  /** Both omitted in a read-only list. */
  onQuantity?(quantity: number): void;
  onRemove?(): void;
};

/** An item of a list: name, fit, quantity and today's price. */
export function ItemRow({ item, vehicle, onQuantity, onRemove }: Props) {
  const { t } = useLingui();
  const { card, quantity } = item;
  const vehicleId = vehicle?.id ?? null;
  const name = nameWithNumber(card);
  return (
    <article className={item.is_sold ? styles.row : `${styles.row} ${styles.unsold}`} aria-label={name}>
      <PartPicture picture={card.picture} alt="" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <ItemName item={item} vehicleId={vehicleId} />
        </h2>
        <Origin item={item} />
        {item.is_sold ? (
          <>
            <FitMark fit={card.fit} vehicle={vehicle} isCompact />
            <StockNote stock={card.stock} />
          </>
        ) : (
          <Unsold item={item} />
        )}
      </div>
      {item.is_sold ? <Money item={item} /> : null}
      <div className={styles.controls}>
        {onQuantity && item.is_sold ? (
          <QuantityStepper quantity={quantity} of={name} onChange={onQuantity} />
        ) : (
          <span className={styles.detail}>{t`Cantidad: ${quantity}`}</span>
        )}
        {onRemove ? (
          <IconButton label={t`Quitar ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
        ) : null}
        {item.is_sold ? (
          <div className={styles.add}>
            <AddToCartButton purchasable={card} vehicle={vehicle} quantity={quantity} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

function ItemName({ item, vehicleId }: { item: CollectionItem; vehicleId: string | null }) {
  const { slug, name } = item.card;
  if (!item.is_sold) return name;
  const to = item.kind === "kit" ? kitPath(slug, vehicleId) : productPath(slug, vehicleId);
  return <Link to={to}>{name}</Link>;
}

/** Brand and number of a product; the parts of a kit. */
function Origin({ item }: { item: CollectionItem }) {
  const words =
    item.kind === "product"
      ? `${item.card.brand.name} · ${item.card.part_number}`
      : item.card.parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(" · ");
  return <p className={styles.detail}>{words}</p>;
}

/** An item that is no longer sold, with a link to similar ones. */
function Unsold({ item }: { item: CollectionItem }) {
  const { t } = useLingui();
  return (
    <>
      <Badge>{t`Ya no se vende`}</Badge>
      {item.kind === "product" ? (
        <Link to={subcategoryPath(item.card.part_type.slug, null)}>
          {t`Ver otros: ${item.card.part_type.name}`}
        </Link>
      ) : (
        <Link to="/kit-list">{t`Ver los combos`}</Link>
      )}
    </>
  );
}

function Money({ item }: { item: CollectionItem }) {
  const { t } = useLingui();
  const { price } = item.card;
  const unitPrice = formatCents(price.cents);
  const deposit = formatCents((price.core_deposit_cents ?? 0) * item.quantity);
  return (
    <div className={styles.money}>
      <p className={styles.price}>{formatCents(price.cents * item.quantity)}</p>
      {item.quantity > 1 ? <p className={styles.detail}>{t`${unitPrice} cada uno`}</p> : null}
      {price.core_deposit_cents ? (
        <p className={styles.detail}>{t`+ ${deposit} de casco (depósito por tu pieza vieja, se devuelve)`}</p>
      ) : null}
    </div>
  );
}
