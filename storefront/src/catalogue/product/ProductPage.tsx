import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { formatCents } from "@recambia/contract/money";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { AddToCartButton } from "../../cart/index.ts";
import { FavoriteButton } from "../../favorites/index.ts";
import { CommercialGuarantee, GoodsNotices, GuaranteeNotice, RecallNotice } from "../../legal/index.ts";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { useLocale, usePageFrame } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { LazyReviews, ProductRating } from "../../reviews/index.ts";
import { contactFormPath } from "../../support/index.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { WholeCodes } from "../../ui/marks/WholeCodes.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { DataStrip } from "../card/DataStrip.tsx";
import { addRecentlySeen } from "../landing/recently-seen.ts";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useCatalogueCrumbs } from "../navigation/use-catalogue-crumbs.ts";
import { categoryPath, subcategoryPath } from "../paths.ts";
import { breadcrumbData, productData } from "../structured-data.ts";
import { BuyBox } from "./BuyBox.tsx";
import { CopyNumber } from "./facts/CopyNumber.tsx";
import { FitmentList } from "./facts/FitmentList.tsx";
import { OeNumbers } from "./facts/OeNumbers.tsx";
import { ProductFacts } from "./facts/ProductFacts.tsx";
import { SafetyFacts } from "./facts/SafetyFacts.tsx";
import { TyreLabelBlock } from "./facts/TyreLabelBlock.tsx";
import { Gallery } from "./Gallery.tsx";
import styles from "./ProductScreen.module.css";
import { LazyPriceHistory } from "./prices/LazyPriceHistory.tsx";
import { LazyAlternatives, LazyRecentlySeen, LazyRelated } from "./related/LazyRelated.tsx";
import { usePieceCount } from "./use-piece-count.ts";

/** Content of a product page: fit, name and price first, then all details. */
export function ProductPage({ product }: { product: ProductDetail }) {
  return <ProductArticle key={product.slug} product={product} />;
}

function ProductArticle({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const vehicleId = product.vehicle?.id ?? null;
  const { categories, absolute } = useCatalogueCrumbs();
  const crumbs = [
    categories,
    { name: product.category.name, to: categoryPath(product.category.slug, vehicleId) },
    { name: product.part_type.name, to: subcategoryPath(product.part_type.slug, vehicleId) },
  ];
  useProductHead(product, crumbs.map(absolute));
  const { slug, name, brand, picture } = product;
  const typeName = product.part_type.name;
  const title = productTitle(name, brand.name, useLocale(), typeName);
  useEffect(
    () => addRecentlySeen({ slug, name, brandName: brand.name, typeName, picture }),
    [slug, name, brand.name, typeName, picture],
  );
  const pieces = usePieceCount(product);
  const needsOther = product.fit.answer === "does_not_fit" || product.stock.state === "out_of_stock";
  return (
    <article>
      <Breadcrumbs crumbs={crumbs} current={`${brand.name} ${product.part_number}`} />
      <SharedVehicle about={product} />
      <div className={styles.product}>
        <header className={styles.title}>
          <h1>
            <WholeCodes text={title} />
          </h1>
          {product.rating ? <ProductRating rating={product.rating} /> : null}
          <DataStrip product={product} />
          <CopyNumber number={product.part_number} />
        </header>
        <div className={styles.media}>
          <HydrationBoundary>
            <Gallery key={slug} pictures={product.pictures} name={name} />
            <FavoriteButton purchasable={product} place="picture" />
          </HydrationBoundary>
        </div>
        <div className={styles.buy}>
          <RecallNotice recalls={product.recalls} />
          <FitMark fit={product.fit} vehicle={product.vehicle} />
          {needsOther ? <LazyAlternatives product={product} isUrgent /> : null}
          <HydrationBoundary>
            <BuyBox product={product} pieces={pieces} />
            {product.tyre_label ? <TyreLabelBlock product={product} label={product.tyre_label} /> : null}
            <GoodsNotices notices={product.notices} />
            <AskShop product={product} />
            <GuaranteeNotice />
            {product.guarantee ? (
              <CommercialGuarantee
                guarantee={product.guarantee}
                brand={product.brand.name}
                model={product.part_number}
              />
            ) : null}
          </HydrationBoundary>
        </div>
      </div>
      <div className={styles.sections}>
        <section className={styles.section}>
          <h2>{t`Qué es`}</h2>
          <p className={styles.text}>{product.description}</p>
        </section>
        <HydrationBoundary>
          <ProductFacts product={product} />
          <LazyPriceHistory product={product} />
        </HydrationBoundary>
        <HydrationBoundary>
          <OeNumbers numbers={product.oe_numbers} />
          <FitmentList product={product} />
        </HydrationBoundary>
        <HydrationBoundary>
          {needsOther ? null : <LazyAlternatives product={product} />}
          <LazyRelated product={product} />
          <SafetyFacts product={product} />
        </HydrationBoundary>
        <HydrationBoundary>
          <LazyReviews key={product.id} product={product} />
          <LazyRecentlySeen product={product} />
        </HydrationBoundary>
      </div>
      <div className={styles.bar}>
        <BarPrice price={product.price} count={pieces.count} />
        <AddToCartButton
          purchasable={product}
          vehicle={product.vehicle}
          quantity={pieces.count}
          onShortage={pieces.limitTo}
        />
      </div>
    </article>
  );
}

/** Leads to the form for the shop, with the product and the vehicle. */
function AskShop({ product: { slug, name, brand, part_type } }: { product: ProductDetail }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const about = productTitle(name, brand.name, useLocale(), part_type.name);
  return (
    <Link
      to={contactFormPath({ productSlug: slug, from: `${pathname}${search}` })}
      state={{ about, subject: t`¿Le va bien a mi coche?` }}
      className={styles.ask}
    >
      {t`¿Le va bien a mi coche? Pregunta a la tienda`}
    </Link>
  );
}

/**
 * Price of the chosen pieces in the bottom bar, with the price of one, and the price per litre, kilo or metre, which must
 * accompany it (RD 3423/2000).
 */
function BarPrice({ price, count }: Pick<ProductDetail, "price"> & { count: number }) {
  const { t } = useLingui();
  const { cents, unit_price: perUnit, core_deposit_cents: deposit } = price;
  return (
    <span className={styles.barPrice}>
      {formatCents(cents * count)}
      {count > 1 ? <small>{`${count} × ${formatCents(cents)}`}</small> : null}
      {perUnit ? <small>{`${formatCents(perUnit.cents)}/${perUnit.unit}`}</small> : null}
      {deposit === null ? null : (
        <small>{t`+ ${formatCents(deposit * count)} de depósito, se devuelve`}</small>
      )}
    </span>
  );
}

function useProductHead(product: ProductDetail, crumbs: { name: string; to: string }[]) {
  const { origin, locale, shop } = usePageFrame();
  // Workshop tools have two pages; search engines get this one.
  const canonicalPath = `/products/${product.slug}`;
  const url = `${origin}${pathIn(locale, canonicalPath)}`;
  useHead({
    title: `${productTitle(product.name, product.brand.name, locale, product.part_type.name)} ${product.part_number}`,
    description: product.description,
    canonicalPath,
    picture: pictureUrl(product.picture, "full"),
    structured: [productData(product, locale, shop, url, origin), breadcrumbData(crumbs)],
  });
}
