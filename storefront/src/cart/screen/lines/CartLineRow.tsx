import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import { formatCents } from "@recambia/contract/money";
import { Clock, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { AddToListButton } from "../../../collections/index.ts";
import { LineFacts } from "../../../legal/index.ts";
import { nameWithNumber } from "../../../lib/texts/name-with-number.ts";
import { IconButton } from "../../../ui/actions/IconButton.tsx";
import { PartNumber, WholeCodes } from "../../../ui/marks/WholeCodes.tsx";
import { useCartActions } from "../../cart-actions.ts";
import { useCartStore } from "../../store.ts";
import styles from "./CartLineRow.module.css";
import { LineAdvice } from "./LineAdvice.tsx";
import { LineVehicle } from "./LineVehicle.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";

type Props = {
  line: CartLine;
  /** Quantity that waits for the network; null without one. */
  waiting: number | null;
  isOffline: boolean;
  /** The line was just restored and takes the keyboard focus. */
  takesFocus: boolean;
};

/** One line: item, vehicle, quantity and price. */
export function CartLineRow({ line, waiting, isOffline, takesFocus }: Props) {
  const { t } = useLingui();
  const { setQuantity, remove } = useCartActions();
  const wanted = useCartStore((state) => state.wanted[line.id]);
  const quantity = wanted ?? waiting ?? line.quantity;
  const link = useRef<HTMLAnchorElement>(null);
  const { product } = line;
  const name = nameWithNumber(product);
  const path = product.kind === "kit" ? `/kit-list/${product.slug}` : `/products/${product.slug}`;

  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);

  return (
    <article className={styles.line} aria-label={name}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={pictureUrl(product.picture, "thumb")} alt="" width={96} height={96} />
      </Link>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={path} ref={link}>
            <WholeCodes text={product.name} />
          </Link>
        </h2>
        <Origin product={product} />
        <LineVehicle line={line} />
        <LineFacts product={product} />
      </div>
      <LinePrice line={line} isChanging={wanted !== undefined && wanted !== line.quantity} />
      <div className={styles.controls}>
        <QuantityStepper
          quantity={quantity}
          max={line.available}
          of={name}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
        {isOffline ? null : <AddToListButton purchasable={product} quantity={line.quantity} />}
        <IconButton
          label={t`Quitar ${name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove(line)}
        />
      </div>
      {waiting === null || waiting === line.quantity ? null : <Waiting from={line.quantity} to={waiting} />}
      <LineAdvice line={line} quantity={quantity} />
    </article>
  );
}

/** Tells that a new quantity has not been sent yet. */
function Waiting({ from, to }: { from: number; to: number }) {
  const { t } = useLingui();
  return (
    <p className={styles.waiting}>
      <Clock size={16} aria-hidden="true" />
      {t`En espera: de ${from} a ${to}`}
    </p>
  );
}

/** Shows brand and part number of a product, or the parts of a kit. */
function Origin({ product }: Pick<CartLine, "product">) {
  if (product.kind === "kit") return <p className={styles.parts}>{product.parts.join(" · ")}</p>;
  return (
    <p className={styles.origin}>
      {product.brand?.name} <PartNumber number={product.part_number} />
    </p>
  );
}

function LinePrice({ line, isChanging }: { line: CartLine; isChanging: boolean }) {
  const { t } = useLingui();
  const unitPrice = formatCents(line.unit_cents);
  const deposit = formatCents(line.core_deposit_cents);
  return (
    <div className={styles.price} aria-busy={isChanging}>
      <p className={styles.sum}>{formatCents(line.line_cents)}</p>
      {line.quantity > 1 ? <p className={styles.detail}>{t`${unitPrice} cada uno`}</p> : null}
      {line.unit_price ? (
        <p className={styles.detail}>{`${formatCents(line.unit_price.cents)}/${line.unit_price.unit}`}</p>
      ) : null}
      {line.core_deposit_cents > 0 ? (
        <p className={styles.detail}>{t`+ ${deposit} de casco (depósito por tu pieza vieja, se devuelve)`}</p>
      ) : null}
    </div>
  );
}
