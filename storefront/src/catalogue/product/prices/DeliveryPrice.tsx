import { Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { formatCents } from "@recambia/contract/money";
import { findRate, missingForFreeDelivery, parcelCents } from "@recambia/contract/shop/shipping";
import { Link } from "react-router";
import { useShop } from "../../../lib/page/page-frame.tsx";

const pricesPath = "/returns-and-exchanges#shipping";

/** Price of standard delivery of one piece to the peninsula, and the amount from which it is free. */
export function DeliveryPrice({ product }: { product: ProductDetail }) {
  const { shipping } = useShop();
  const rate = findRate(shipping, "peninsula", "standard");
  const price = rate ? parcelCents(rate, product.dimensions.weight_g, product.price.cents) : null;
  if (!rate || price === null) return null;
  const cost = formatCents(price);
  const freeFrom = formatCents(rate.free_from_cents ?? 0);
  const isFree = price === 0;
  const isEverFree = missingForFreeDelivery(rate, product.price.cents) !== null;
  return (
    <span>
      {isFree ? (
        <Trans>
          <Link to={pricesPath}>Envío estándar</Link> gratis.
        </Trans>
      ) : null}
      {!isFree && isEverFree ? (
        <Trans>
          <Link to={pricesPath}>Envío estándar</Link>: {cost}, gratis desde {freeFrom}.
        </Trans>
      ) : null}
      {!isFree && !isEverFree ? (
        <Trans>
          <Link to={pricesPath}>Envío estándar</Link>: {cost}.
        </Trans>
      ) : null}
    </span>
  );
}
