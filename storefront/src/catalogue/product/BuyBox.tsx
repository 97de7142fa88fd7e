import { Trans, useLingui } from "@lingui/react/macro";
import { netContentText } from "@recambia/contract/catalogue/card";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { formatCents } from "@recambia/contract/money";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import { AddToCartButton, DeliveryDay, InCartMark, QuantityStepper } from "../../cart/index.ts";
import { useExclusionText } from "../../legal/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { PriceTag } from "../card/PriceTag.tsx";
import { StockNote } from "../card/StockNote.tsx";
import { TyreClasses } from "./facts/TyreClasses.tsx";
import styles from "./ProductScreen.module.css";
import { DeliveryPrice } from "./prices/DeliveryPrice.tsx";
import type { PieceCount } from "./use-piece-count.ts";

/**
 * Price, quantity, delivery and the add-to-cart button, in this order; for restricted goods the reason instead.
 */
export function BuyBox({ product, pieces }: { product: ProductDetail; pieces: PieceCount }) {
  const { t } = useLingui();
  const locale = useLocale();
  const content = product.net_content ? netContentText(product.net_content, locale) : null;
  const { count, setCount, limitTo, max } = pieces;
  const { price, restricted, needed_per_job: needed } = product;
  const sum = formatCents(price.cents * count);
  return (
    <section className={styles.box} aria-label={t`Comprar`}>
      {product.tyre_label ? <TyreClasses label={product.tyre_label} /> : null}
      <PriceTag price={price} size="large" />
      <div className={styles.facts}>
        {content ? <span>{t`Contenido: ${content}`}</span> : null}
        {price.core_deposit_cents === null ? null : (
          <span>
            <Trans>
              El casco es un depósito: te lo devolvemos cuando recibimos la pieza vieja, vacía y en la caja de
              la nueva.
            </Trans>
          </span>
        )}
        {product.eco_fee_cents === null ? null : (
          <span>{t`Incluye ${formatCents(product.eco_fee_cents)} de reciclaje.`}</span>
        )}
        {needed > 1 ? (
          <span>
            <Trans>Para el trabajo necesitas {needed}.</Trans>
          </span>
        ) : null}
      </div>
      {restricted ? <Restricted reason={restricted} /> : null}
      {restricted || product.stock.state === "out_of_stock" ? null : (
        <QuantityStepper quantity={count} onChange={setCount} of={product.name} max={max} />
      )}
      <div className={styles.facts}>
        <StockNote stock={product.stock} />
        {product.stock.state === "out_of_stock" ? null : <DeliveryDay className={styles.delivery} />}
        {restricted ? null : <DeliveryPrice product={product} />}
        <InCartMark purchasableId={product.id} />
      </div>
      <div className={styles.desktopOnly}>
        <AddToCartButton
          purchasable={product}
          vehicle={product.vehicle}
          quantity={count}
          onShortage={limitTo}
          isWide
        >
          {count > 1 ? t`Añadir ${count} por ${sum}` : t`Añadir al carrito`}
        </AddToCartButton>
      </div>
      {restricted ? null : (
        <div className={styles.facts}>
          <WithdrawalNote exclusion={product.withdrawal_exclusion} />
        </div>
      )}
    </section>
  );
}

function WithdrawalNote({ exclusion }: { exclusion: ProductDetail["withdrawal_exclusion"] }) {
  const exclusionWords = useExclusionText();
  return (
    <>
      {excludesWithdrawal(exclusion) ? null : (
        <span>
          <Trans>{withdrawalDays} días para desistir.</Trans>
        </span>
      )}
      {exclusion === null ? null : <span>{exclusionWords(exclusion)}</span>}
    </>
  );
}

function Restricted({ reason }: { reason: NonNullable<ProductDetail["restricted"]> }) {
  const { t } = useLingui();
  const words = {
    f_gas: t`Gas fluorado: solo se vende a empresas habilitadas (Real Decreto 115/2017). Escríbenos si la tuya lo es.`,
    explosive_precursor: t`Precursor restringido: no se vende a particulares (Reglamento (UE) 2019/1148).`,
  };
  return <p className={styles.warning}>{words[reason]}</p>;
}
