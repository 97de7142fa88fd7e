import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { statusOf } from "../../lib/http/api-error.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { removeRecentlySeen } from "../landing/recently-seen.ts";
import { isVehicleParameter, vehicleParameterName } from "../list/list-url.ts";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { productQuery } from "../queries.ts";
import { ProductPage } from "./ProductPage.tsx";
import styles from "./ProductScreen.module.css";

/** Product page (specification §2, ProductDetail). */
function ProductScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const vehicleId = useListVehicle();
  const asked = productQuery(slug, vehicleId);
  const product = useQuery({
    ...asked,
    // Shows the previous vehicle's data while loading, but never another product's.
    placeholderData: (previous, query) => (query?.queryKey[0] === asked.queryKey[0] ? previous : undefined),
  });
  const absent = useAbsentHead(product, t`Producto`);
  useHead(product.data ? null : absent);
  const isGone = statusOf(product.error) === 404;
  useEffect(() => {
    if (isGone) removeRecentlySeen([slug]);
  }, [isGone, slug]);
  if (hasFailed(product)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={product}
          elsewhere={
            <Link to="/products" className={buttonClass("primary")}>
              {t`Ver todos los recambios`}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      {product.data ? <ProductPage product={product.data} /> : <Skeleton className={styles.place} />}
    </Page>
  );
}

export const screen: Screen = {
  Component: ProductScreen,
  readsParameter: isVehicleParameter,
  load: ({ queryClient, params, search }) =>
    queryClient.ensureQueryData(productQuery(params.slug ?? "", search.get(vehicleParameterName))),
};
