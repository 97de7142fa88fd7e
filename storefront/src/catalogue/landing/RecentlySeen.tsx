import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { KeepVisit } from "../../legal/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { PartPicture } from "../card/PartPicture.tsx";
import { productPath } from "../paths.ts";
import section from "../product/ProductScreen.module.css";
import { namedCardsQuery } from "../queries.ts";
import styles from "./RecentlySeen.module.css";
import { clearRecentlySeen, removeRecentlySeen, type SeenProduct, useRecentlySeen } from "./recently-seen.ts";

type Props = {
  /** Product to leave out, because its page is open. */
  except?: string;
};

/**
 * Recently seen products with current prices, latest first; products that are no longer sold are left out. If
 * the request fails, plain links remain.
 */
export function RecentlySeen({ except }: Props) {
  const { t } = useLingui();
  const [isCleared, setIsCleared] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const products = useRecentlySeen().filter(({ slug }) => slug !== except);
  const slugs = products.map(({ slug }) => slug);
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const cards = useQuery({ ...namedCardsQuery(slugs, vehicleId), enabled: slugs.length > 0 });
  const missing = cards.data?.meta.missing;
  useEffect(() => {
    if (missing && missing.length > 0) removeRecentlySeen(missing);
  }, [missing]);
  useEffect(() => {
    if (isCleared) words.current?.focus();
  }, [isCleared]);

  if (products.length === 0) {
    if (!isCleared) return null;
    return (
      <p ref={words} tabIndex={-1} className={styles.cleared}>
        {t`Hemos borrado lo que habías visto.`}
      </p>
    );
  }
  return (
    <section className={section.section} aria-label={t`Vistos hace poco`}>
      <header className={styles.heading}>
        <h2>{t`Vistos hace poco`}</h2>
        <Button
          look="quiet"
          icon={<Eraser size={20} aria-hidden="true" />}
          onClick={() => {
            setIsCleared(true);
            clearRecentlySeen(except);
          }}
        >
          {t`Borrar lo visto`}
        </Button>
      </header>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.slug}>
            <SeenTile
              product={product}
              card={cards.data?.data.find(({ slug }) => slug === product.slug)}
              vehicleId={vehicleId}
            />
          </li>
        ))}
      </ul>
      <KeepVisit />
    </section>
  );
}

type TileProps = { product: SeenProduct; card: ProductCard | undefined; vehicleId: string | null };

function SeenTile({ product, card, vehicleId }: TileProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Link to={productPath(product.slug, vehicleId)} className={styles.product}>
      <PartPicture picture={card?.picture ?? product.picture} alt="" />
      <span className={styles.name}>
        {productTitle(card?.name ?? product.name, product.brandName, locale, product.typeName)}
      </span>
      <span className={styles.price}>
        {card ? formatCents(card.price.cents) : null}
        {card?.stock.state === "out_of_stock" ? <small>{t`Agotado`}</small> : null}
      </span>
    </Link>
  );
}
