import { Plural, useLingui } from "@lingui/react/macro";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { alternativesQuery, PartPicture, productPath } from "../../catalogue/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import styles from "./BuyAgainResult.module.css";
import type { BuyAgainOutcome, SkippedLine } from "./use-buy-again.ts";

/** Lists what is in the cart again, and substitutes for the rest. */
export function BuyAgainResult({ outcome }: { outcome: BuyAgainOutcome }) {
  const { t } = useLingui();
  const { addedCount, missed } = outcome;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `showPopover` may return a promise, which React would take for a clean-up function.
    region.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className={styles.result} ref={region}>
      {addedCount > 0 ? (
        <Callout
          type="success"
          title={
            <Plural
              value={addedCount}
              one="# artículo está en tu carrito"
              other="# artículos están en tu carrito"
            />
          }
          actions={
            <Link to="/shopping-cart" className={buttonClass()}>
              {t`Ver el carrito`}
            </Link>
          }
        >
          {t`Con los precios y existencias de hoy.`}
        </Callout>
      ) : null}
      {missed.map((one) => (
        <Missed key={one.line.id} missed={one} />
      ))}
    </div>
  );
}

function Missed({ missed: { line, reason } }: { missed: SkippedLine }) {
  const { t } = useLingui();
  const reasons = {
    unsold: t`Ya no lo vendemos.`,
    sold_out: t`Ahora no quedan tantas unidades.`,
    fit: t`Comprueba antes si le encaja a tu vehículo.`,
    failed: t`No hemos podido añadirlo. Vuelve a intentarlo.`,
  };
  const isKit = line.product.kind === "kit";
  const path = isKit
    ? `/kit-list/${line.product.slug}`
    : productPath(line.product.slug, line.vehicle?.id ?? null);
  return (
    <Callout type="warning" title={nameWithNumber(line.product)}>
      <p>{reasons[reason]}</p>
      {reason === "fit" ? <Link to={path}>{t`Ver el artículo`}</Link> : null}
      {(reason === "unsold" || reason === "sold_out") && !isKit ? <Substitutes line={line} /> : null}
    </Callout>
  );
}

const maxSubstitutes = 2;

/** Available substitutes or, without any, a search for the part number. */
function Substitutes({ line }: Pick<SkippedLine, "line">) {
  const { t } = useLingui();
  const locale = useLocale();
  const vehicleId = line.vehicle?.id ?? null;
  const alternatives = useQuery(alternativesQuery(line.product.slug, vehicleId));
  if (alternatives.isPending) return null;
  const offered = (alternatives.data ?? [])
    .filter(({ fit, stock }) => fit.answer !== "does_not_fit" && stock.state !== "out_of_stock")
    .slice(0, maxSubstitutes);
  if (offered.length === 0) {
    const query = new URLSearchParams({ q: line.product.part_number ?? line.product.name });
    return <Link to={`/products?${query}`}>{t`Buscar uno equivalente`}</Link>;
  }
  return (
    <>
      <p>{t`Te puede servir:`}</p>
      <ul className={styles.substitutes}>
        {offered.map((product) => (
          <li key={product.id} className={styles.substitute}>
            <PartPicture picture={product.picture} alt="" className={styles.picture} />
            <Link to={productPath(product.slug, vehicleId)}>
              {productTitle(product.name, product.brand.name, locale, product.part_type.name)}
            </Link>
            <span className={styles.price}>{formatCents(product.price.cents)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
