import { Trans, useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import type { KitDetail } from "@recambia/contract/catalogue/kits";
import { formatCents } from "@recambia/contract/money";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { AddToCartButton, DeliveryDay, InCartMark } from "../../cart/index.ts";
import { FavoriteButton } from "../../favorites/index.ts";
import { GuaranteeNotice } from "../../legal/index.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { PartPicture } from "../card/PartPicture.tsx";
import { PriceTag } from "../card/PriceTag.tsx";
import { StockNote } from "../card/StockNote.tsx";
import { isVehicleParameter, vehicleParameterName } from "../list/list-url.ts";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { useCatalogueCrumbs } from "../navigation/use-catalogue-crumbs.ts";
import { productPath } from "../paths.ts";
import { Gallery } from "../product/Gallery.tsx";
import styles from "../product/ProductScreen.module.css";
import { kitQuery } from "../queries.ts";
import { kitData } from "../structured-data.ts";
import kitStyles from "./KitScreen.module.css";

/** A kit: its parts and the price of each bought separately. */
function KitScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const vehicleId = useListVehicle();
  const { origin, locale } = usePageFrame();
  const kit = useQuery({ ...kitQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const absent = useAbsentHead(kit, t`Combo`);
  useHead(
    kit.data
      ? {
          title: kit.data.name,
          description: kit.data.description,
          picture: pictureUrl(kit.data.picture, "full"),
          structured: [kitData(kit.data, `${origin}${pathIn(locale, `/kit-list/${slug}`)}`, origin)],
        }
      : absent,
  );
  if (hasFailed(kit)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={kit}
          elsewhere={
            <Link to="/kit-list" className={buttonClass("primary")}>
              {t`Ver los combos`}
            </Link>
          }
        />
      </Page>
    );
  }
  return <Page>{kit.data ? <KitPage kit={kit.data} /> : <Skeleton className={styles.place} />}</Page>;
}

function KitPage({ kit }: { kit: KitDetail }) {
  const { t } = useLingui();
  const { kits } = useCatalogueCrumbs();
  const separately = formatCents(kit.separate_cents);
  const savedCents = kit.separate_cents - kit.price.cents;
  const saved = formatCents(savedCents);
  return (
    <article>
      <Breadcrumbs crumbs={[kits]} current={kit.name} />
      <SharedVehicle about={kit} />
      <div className={styles.product}>
        <header className={styles.title}>
          <h1>{kit.name}</h1>
          <p className={styles.brand}>{kit.description}</p>
        </header>
        <div className={styles.media}>
          <Gallery
            key={kit.slug}
            pictures={[...new Set([kit.picture, ...kit.parts.map(({ picture }) => picture)])]}
            name={kit.name}
          />
          <FavoriteButton purchasable={kit} place="picture" />
        </div>
        <div className={styles.buy}>
          <FitMark fit={kit.fit} vehicle={kit.vehicle} />
          <section className={styles.box} aria-label={t`Comprar`}>
            <PriceTag price={kit.price} size="large" />
            <span className={kitStyles.muted}>
              <Trans>Las piezas por separado cuestan {separately}.</Trans>
            </span>
            {savedCents > 0 ? <strong className={kitStyles.saving}>{t`Ahorras ${saved}`}</strong> : null}
            <div className={styles.facts}>
              <StockNote stock={kit.stock} />
              {kit.stock.state === "out_of_stock" ? null : <DeliveryDay className={styles.delivery} />}
              <span>
                <Trans>{withdrawalDays} días para desistir.</Trans>
              </span>
              <InCartMark purchasableId={kit.id} />
            </div>
            <div className={styles.desktopOnly}>
              <AddToCartButton purchasable={kit} vehicle={kit.vehicle} isWide>
                {t`Añadir al carrito`}
              </AddToCartButton>
            </div>
          </section>
          <KitParts kit={kit} />
          <GuaranteeNotice />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={styles.barPrice}>{formatCents(kit.price.cents)}</span>
        <AddToCartButton purchasable={kit} vehicle={kit.vehicle} />
      </div>
    </article>
  );
}

/** The kit's parts with their separate prices; marks parts that do not fit or are out of stock. */
function KitParts({ kit }: { kit: KitDetail }) {
  const { t } = useLingui();
  const vehicleId = kit.vehicle?.id ?? null;
  return (
    <section className={styles.section}>
      <h2>{t`Contiene`}</h2>
      <ul className={kitStyles.parts}>
        {kit.parts.map((part) => (
          <li key={part.slug} className={kitStyles.part}>
            <PartPicture picture={part.picture} alt="" />
            <div className={kitStyles.words}>
              <Link to={productPath(part.slug, vehicleId)}>{part.name}</Link>
              <span className={kitStyles.muted}>{part.brand_name}</span>
              {kit.vehicle ? <FitMark fit={part.fit} vehicle={kit.vehicle} isCompact /> : null}
              <StockNote stock={part.stock} />
            </div>
            <span className={kitStyles.price}>
              {part.quantity} × {formatCents(part.unit_cents)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const screen: Screen = {
  Component: KitScreen,
  readsParameter: isVehicleParameter,
  load: ({ queryClient, params, search }) =>
    queryClient.ensureQueryData(kitQuery(params.slug ?? "", search.get(vehicleParameterName))),
};
