import { useLingui } from "@lingui/react/macro";
import type { Collection } from "@recambia/contract/collections/schemas";
import { formatCents } from "@recambia/contract/money";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { Sum, Sums } from "../../ui/layout/Sums.tsx";
import styles from "./ListSummary.module.css";
import { SkippedItems } from "./SkippedItems.tsx";
import { useAddListToCart } from "./use-add-list-to-cart.ts";

type Props = { list: Collection; isChanging: boolean };

/** Total of a list, with the button that adds all of it to the cart, and the result. */
export function ListSummary({ list, isChanging }: Props) {
  const { t } = useLingui();
  const { totals } = list;
  const { isFilling, filled, failure, fill } = useAddListToCart(list);
  const added = filled?.outcomes.reduce((sum, outcome) => sum + outcome.added, 0) ?? 0;
  const left = filled?.outcomes.filter(({ reason }) => reason !== null) ?? [];
  return (
    <section className={styles.summary} aria-label={t`Resumen`}>
      <Sums isChanging={isChanging}>
        <Sum term={t`Artículos`} value={formatCents(totals.goods_cents)} />
        {totals.core_deposit_cents > 0 ? (
          <Sum
            term={t`Casco (depósito por tu pieza vieja, se devuelve)`}
            value={formatCents(totals.core_deposit_cents)}
          />
        ) : null}
        <Sum look="total" term={t`Total hoy`} value={formatCents(totals.total_cents)} />
      </Sums>
      <p className={styles.note}>{t`IVA incluido, sin envío. Los precios son los de hoy.`}</p>
      <Button
        isWide
        isLoading={isFilling || isChanging}
        disabled={totals.item_count === 0}
        icon={<ShoppingCart aria-hidden="true" />}
        onClick={fill}
      >
        {t`Añadir todo al carrito`}
      </Button>
      {failure ? <Callout type="error" title={failure} /> : null}
      {filled ? (
        <Callout
          type={left.length === 0 ? "success" : added > 0 ? "warning" : "error"}
          title={added > 0 ? t`Añadido al carrito: ${added}` : t`No hemos podido añadir nada`}
          actions={
            <Link to="/shopping-cart" className={buttonClass("quiet")}>
              {t`Ver el carrito`}
            </Link>
          }
        >
          {left.length > 0 ? <SkippedItems list={list} outcomes={left} /> : null}
        </Callout>
      ) : null}
    </section>
  );
}
