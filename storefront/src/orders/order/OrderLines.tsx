import { useLingui } from "@lingui/react/macro";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { formatCents, hasExactUnitPrice } from "@recambia/contract/money";
import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import { Link } from "react-router";
import { LineVehicle } from "../../cart/index.ts";
import { PartPicture } from "../../catalogue/index.ts";
import { GoodsNotices, LineFacts, useExclusionText } from "../../legal/index.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { PartNumber, WholeCodes } from "../../ui/marks/WholeCodes.tsx";
import { LineGuarantee } from "../guarantee/LineGuarantee.tsx";
import { useCoreDepositText } from "../words/use-core-deposit-text.ts";
import styles from "./OrderLines.module.css";
import { ReviewLink } from "./ReviewLink.tsx";

/** The ordered lines as they were described and charged. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Artículos`} isPrinted>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <OrderLineRow key={line.id} order={order} line={line} isReviewable={isReviewable(order, line)} />
        ))}
      </ul>
      <GoodsNotices notices={noticesOf(order.lines.map(({ product }) => product))} />
    </Panel>
  );
}

/** Whether a line can be reviewed from an account: its first parcel has been delivered. */
function isReviewable({ parcels, is_guest: isGuest }: Order, { id }: OrderLine): boolean {
  if (isGuest) return false;
  return parcels.some(
    ({ delivered_at, lines }) => delivered_at !== null && lines.some(({ line_id }) => line_id === id),
  );
}

type RowProps = { order: Order; line: OrderLine; isReviewable: boolean };

function OrderLineRow({ order, line, isReviewable }: RowProps) {
  const { product } = line;
  const path = product.kind === "kit" ? `/kit-list/${product.slug}` : `/products/${product.slug}`;
  const vehicle = line.vehicle ? `?vehicle=${line.vehicle.id}` : "";
  return (
    <li className={styles.line}>
      <PartPicture picture={product.picture} alt="" className={styles.picture} />
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to={`${path}${vehicle}`}>
            <WholeCodes text={product.name} />
          </Link>
        </h3>
        {product.kind === "kit" ? (
          <p className={styles.detail}>{product.parts.join(" · ")}</p>
        ) : (
          <p className={styles.detail}>
            {product.brand?.name} <PartNumber number={product.part_number} />
          </p>
        )}
        {line.vehicle ? <LineVehicle line={line} /> : null}
        <LineNotes line={line} />
        <LineFacts product={product} />
        <LineGuarantee order={order} line={line} />
        {isReviewable ? <ReviewLink product={product} /> : null}
      </div>
      <LinePrice line={line} />
    </li>
  );
}

/** Notes on a line: returns, core deposit, exclusion from withdrawal. */
function LineNotes({ line }: { line: OrderLine }) {
  const { t } = useLingui();
  const coreWords = useCoreDepositText();
  const exclusionWords = useExclusionText();
  const { withdrawn_quantity: withdrawn, cancelled_quantity: cancelled, core_refusal: refusal } = line;
  const deposit = formatCents(line.core_deposit_cents);
  const core = coreWords(line.core_state);
  return (
    <>
      {core ? <p className={styles.note}>{t`Casco ${deposit}: ${core}`}</p> : null}
      {refusal ? <p className={styles.note}>{t`Motivo: ${refusal}`}</p> : null}
      {cancelled > 0 ? <p className={styles.note}>{t`Cancelados: ${cancelled}`}</p> : null}
      {withdrawn > 0 ? <p className={styles.note}>{t`Devueltos o por devolver: ${withdrawn}`}</p> : null}
      {line.withdrawal_exclusion ? (
        <p className={styles.note}>{exclusionWords(line.withdrawal_exclusion)}</p>
      ) : null}
    </>
  );
}

function LinePrice({ line }: { line: OrderLine }) {
  const { t } = useLingui();
  const unitPrice = formatCents(line.unit_cents);
  const { quantity } = line;
  return (
    <div className={styles.price}>
      <p className={styles.sum}>{formatCents(line.line_cents)}</p>
      <p className={styles.detail}>
        {quantity === 1
          ? t`1 unidad`
          : hasExactUnitPrice(line)
            ? t`${quantity} × ${unitPrice}`
            : t`${quantity} unidades`}
      </p>
    </div>
  );
}
