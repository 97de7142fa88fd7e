import { Trans, useLingui } from "@lingui/react/macro";
import type { Cart } from "@recambia/contract/cart/schemas";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { formatCents } from "@recambia/contract/money";
import { guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import { ShieldCheck, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { GoodsNotices } from "../../legal/index.ts";
import { Sum, Sums } from "../../ui/layout/Sums.tsx";
import { DeliveryDay } from "../DeliveryDay.tsx";
import styles from "./CartSummary.module.css";
import { CheckoutConditions } from "./CheckoutConditions.tsx";
import { CheckoutLink } from "./CheckoutLink.tsx";
import { FreeDelivery } from "./FreeDelivery.tsx";
import { isBlocked } from "./lines/line-advice.ts";

type Props = {
  cart: Cart;
  /** A change is pending, so the totals may be older than the quantities. */
  isChanging: boolean;
  /** Changes wait for the network. */
  isWaiting: boolean;
  isOffline: boolean;
};

/** Totals with VAT and deposits, the conditions of ordering, and the link to the checkout. */
export function CartSummary({ cart, isChanging, isWaiting, isOffline }: Props) {
  const { t } = useLingui();
  const { totals } = cart;
  const vatPercent = totals.vat_rate / 10;
  return (
    <section className={styles.summary} aria-label={t`Resumen`}>
      <h2>{t`Resumen`}</h2>
      <Sums isChanging={isChanging}>
        <Sum term={t`Artículos`} value={formatCents(totals.goods_cents)} />
        {totals.core_deposit_cents > 0 ? (
          <Sum
            term={t`Casco (depósito por tu pieza vieja, se devuelve)`}
            value={formatCents(totals.core_deposit_cents)}
          />
        ) : null}
        <Sum look="total" term={t`Total sin envío`} value={formatCents(totals.total_cents)} />
        <Sum look="note" term={t`IVA incluido (${vatPercent} %)`} value={formatCents(totals.vat_cents)} />
        <Sum
          look="note"
          term={t`Artículos sin IVA`}
          value={formatCents(totals.goods_cents - totals.vat_cents)}
        />
      </Sums>
      {isWaiting ? <p className={styles.note}>{t`El total no cuenta lo que está en espera.`}</p> : null}
      {cart.lines.some(isBlocked) ? null : <DeliveryDay className={styles.delivery} />}
      <FreeDelivery goodsCents={totals.goods_cents} />
      {totals.core_deposit_cents > 0 ? (
        <p className={styles.note}>
          <Trans>
            El casco te lo devolvemos entero cuando recibimos tu pieza vieja.{" "}
            <Link to="/returns-and-exchanges#core">Cómo funciona</Link>
          </Trans>
        </p>
      ) : null}
      <CheckoutConditions />
      <div className={styles.action}>
        <CheckoutLink cart={cart} isOffline={isOffline} />
      </div>
      <ul className={styles.promises}>
        <li>
          <Undo2 size={20} aria-hidden="true" />
          <Link to="/returns-and-exchanges#withdrawal">{t`${withdrawalDays} días para desistir`}</Link>
        </li>
        <li>
          <ShieldCheck size={20} aria-hidden="true" />
          <Link to="/terms-and-conditions#guarantee">{t`${guaranteeYears} años de garantía legal`}</Link>
        </li>
      </ul>
      <GoodsNotices notices={noticesOf(cart.lines.map(({ product }) => product))} />
    </section>
  );
}
