import { Plural, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { OrderSummary } from "@recambia/contract/orders/schemas";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { PartPicture } from "../../catalogue/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { OrderStateBadge } from "../OrderStateBadge.tsx";
import { useNextStep } from "../words/use-next-step.ts";
import { useProgressText } from "../words/use-progress-text.ts";
import styles from "./OrderCard.module.css";

const maxPictures = 4;

/** Card of an order: items, date, progress and total. The whole card is a link. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useLingui();
  const locale = useLocale();
  const nextStepOf = useNextStep();
  const progress = useProgressText()(order.progress, order.shipping_method);
  const placed = formatDay(order.placed_at, locale);
  return (
    <article className={styles.card} aria-label={t`Pedido ${order.number}`}>
      <header className={styles.header}>
        <div>
          <h2 className={styles.number}>
            <Link to={`/orders/${order.id}`} className={styles.whole}>
              {order.number}
            </Link>
          </h2>
          <p className={styles.detail}>
            <time dateTime={order.placed_at}>{placed}</time>
            {" · "}
            <Plural value={order.item_count} one="# artículo" other="# artículos" />
          </p>
        </div>
        {order.is_recalled ? (
          <Badge tone="bad">
            <TriangleAlert size={16} aria-hidden="true" />
            {t`Retirada de producto por motivos de seguridad`}
          </Badge>
        ) : null}
        <OrderStateBadge state={order.state} method={order.shipping_method} />
      </header>
      <Things order={order} />
      {progress ? <p>{progress}</p> : null}
      <footer className={styles.footer}>
        <p className={styles.next}>{nextStepOf(order)}</p>
        <p className={styles.total}>{formatCents(order.total_cents)}</p>
        <ChevronRight size={20} aria-hidden="true" />
      </footer>
    </article>
  );
}

/** Pictures and names of the first few items. */
function Things({ order }: { order: OrderSummary }) {
  // The same product for two cars makes two lines that look alike.
  const looks = new Map(order.things.map((thing) => [`${thing.name} ${thing.picture}`, thing]));
  const shown = [...looks].slice(0, maxPictures);
  const names = shown.map(([, { name }]) => name).join(" · ");
  return (
    <div className={styles.things}>
      <span className={styles.pictures}>
        {shown.map(([key, { picture }]) => (
          <PartPicture key={key} picture={picture} alt="" className={styles.picture} />
        ))}
      </span>
      <p className={styles.names}>{names}</p>
    </div>
  );
}
