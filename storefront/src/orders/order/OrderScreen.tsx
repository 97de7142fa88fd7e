import { useLingui } from "@lingui/react/macro";
import type { Order } from "@recambia/contract/orders/schemas";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { OtherAccountButton, OtherAccountNote } from "../../account/index.ts";
import { RecallNotice } from "../../legal/index.ts";
import { statusOf } from "../../lib/http/api-error.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { LazyGuestReviews } from "../../reviews/index.ts";
import { signInPath, useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { AttachedFiles } from "../../ui/layout/AttachedFiles.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { CancellationPanel } from "../cancellation/CancellationPanel.tsx";
import { LazyClaims } from "../guarantee/LazyClaims.tsx";
import { LazyGuestOrder } from "../guest-link/LazyGuestOrder.tsx";
import { hasKeptDialog } from "../kept-dialogs.ts";
import { OrderStepper } from "../OrderStepper.tsx";
import { ContractPanel } from "../payment/ContractPanel.tsx";
import { InvoicePanel } from "../payment/InvoicePanel.tsx";
import { PaymentPanel } from "../payment/PaymentPanel.tsx";
import { RefundPanel } from "../payment/RefundPanel.tsx";
import { useBankReturn } from "../payment/use-bank-return.ts";
import { orderQuery } from "../queries.ts";
import { PrintedWithdrawal } from "../withdrawal/PrintedWithdrawal.tsx";
import { WithdrawalPanel } from "../withdrawal/WithdrawalPanel.tsx";
import { OrderAccessNote } from "./OrderAccessNote.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderHeading } from "./OrderHeading.tsx";
import { OrderLines } from "./OrderLines.tsx";
import styles from "./OrderScreen.module.css";
import { OrderSums } from "./OrderSums.tsx";
import { OrderThanks } from "./OrderThanks.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { DeliveryPanel } from "./parcels/DeliveryPanel.tsx";
import { ParcelPanel } from "./parcels/ParcelPanel.tsx";
import { useOrderKey } from "./use-order-key.ts";

/** Polling intervals for a payment at the bank, right after a return from there and otherwise. */
const pollMs = { awaited: 2500, open: 20_000 };

/** An order: progress, lines and all actions. */
function OrderScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const bank = useBankReturn(id);
  const key = useOrderKey(id);
  const isSignedIn = useIsAuthenticated();
  const order = useQuery({
    ...orderQuery(id),
    enabled: !key.isOpening,
    refetchInterval: (query) => pollingOf(query.state.data?.data, bank.isAwaited),
  });
  const unread = order.isError && !order.data && !key.isOpening ? (key.failed ?? order) : null;
  const isClosed = statusOf(unread?.error) === 401;
  const failed = isClosed ? null : unread;
  const number = order.data?.number ?? "";
  useHead(useAbsentHead(order, number ? t`Pedido ${number}` : t`Pedido`));
  // The session ended while a dialog was open: signing in leads back to it.
  if (isClosed && hasKeptDialog(id)) {
    return <Navigate to={signInPath(`/orders/${id}`)} replace />;
  }
  return (
    <Page>
      {isSignedIn ? (
        <Link to="/orders" className={styles.back}>
          <ChevronLeft size={20} aria-hidden="true" />
          {t`Tus pedidos`}
        </Link>
      ) : null}
      {isClosed ? <OrderAccessNote orderId={id} isKeyWrong={key.isWrong} /> : null}
      {failed ? (
        <QueryFailure
          level={1}
          query={failed}
          reason={<OtherAccountNote />}
          elsewhere={
            <>
              <Link to="/orders" className={buttonClass("quiet")}>{t`Ver todos los pedidos`}</Link>
              <OtherAccountButton page={`/orders/${id}`} />
            </>
          }
        />
      ) : null}
      {!order.data && !unread ? <OrderPlace /> : null}
      {order.data ? <OrderParts order={order.data} isPaymentAwaited={bank.isAwaited} /> : null}
    </Page>
  );
}

/** Polls the order until the bank has notified the shop of the payment. */
function pollingOf(order: Order | undefined, isAwaited: boolean): number | false {
  const { method, state } = order?.payment ?? {};
  const isOpen = order?.state === "pending_payment" && method !== "transfer" && state === "open";
  return isOpen && (isAwaited ? pollMs.awaited : pollMs.open);
}

function OrderParts({ order, isPaymentAwaited }: { order: Order; isPaymentAwaited: boolean }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  // An open payment comes first.
  const payment = <PaymentPanel order={order} isAwaited={isPaymentAwaited} />;
  return (
    <>
      {search.has("placed") ? <OrderThanks order={order} /> : null}
      <OrderHeading order={order} />
      {order.actions.can_pay ? <div className={styles.first}>{payment}</div> : null}
      {order.recalls?.length ? (
        <div className={styles.first}>
          <RecallNotice recalls={order.recalls} />
        </div>
      ) : null}
      <OrderStepper order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.actions.can_pay ? null : payment}
          <WithdrawalPanel order={order} />
          <AttachedFiles title={t`Archivos de tu devolución`} files={order.return_files} />
          <LazyClaims order={order} />
          <CancellationPanel order={order} />
          <RefundPanel order={order} />
          <ParcelPanel order={order} />
          <OrderLines order={order} />
          {order.is_guest && hasArrived(order) ? (
            <LazyGuestReviews orderId={order.id} email={order.email} />
          ) : null}
          <OrderTimeline events={order.timeline} method={order.shipping_method} />
        </div>
        <aside className={styles.side}>
          <OrderSums order={order} />
          <LazyGuestOrder order={order} />
          <OrderActions order={order} />
          <DeliveryPanel order={order} />
          <InvoicePanel order={order} />
          <ContractPanel order={order} />
        </aside>
      </div>
      <PrintedWithdrawal />
    </>
  );
}

/** Whether a parcel has been delivered, after which products can be reviewed. */
function hasArrived({ parcels }: Order): boolean {
  return parcels.some(({ delivered_at: deliveredAt }) => deliveredAt !== null);
}

/** Placeholder for an order. */
function OrderPlace() {
  return (
    <div aria-busy="true">
      <Skeleton className={styles.titlePlace} />
      <Skeleton className={styles.stepsPlace} />
      <div className={styles.columns}>
        <Skeleton className={styles.mainPlace} />
        <Skeleton className={styles.sidePlace} />
      </div>
    </div>
  );
}

export const screen: Screen = { Component: OrderScreen };
