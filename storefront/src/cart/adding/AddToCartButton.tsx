import { useLingui } from "@lingui/react/macro";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { ShoppingCart } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { asksBeforeAdding, FitQuestion, useKnownFit } from "../../vehicles/index.ts";
import { useCartContext, useCartQuantity } from "../queries.ts";
import { usualQuantity } from "../usual-quantity.ts";
import styles from "./AddToCartButton.module.css";
import { type FitCheck, fetchFit, type Purchasable } from "./fetch-fit.ts";
import { loadCartActions, preloadCartActions, preloadCartActionsWhenIdle } from "./load-on-intent.ts";

type Props = {
  purchasable: Purchasable;
  /** Vehicle that `purchasable.fit` refers to. */
  vehicle: VehicleSummary | null;
  /** Pieces that it adds; otherwise as many as a job needs. */
  quantity?: number;
  /** Called when the cart takes fewer, with the most that it takes; not when nothing can be added. */
  onShortage?: ((available: number) => void) | undefined;
  isWide?: boolean;
  /** Replaces the label "Añadir", or "Añadir 2" for two pieces. */
  children?: ReactNode;
};

/**
 * Adds a product or kit to the cart without leaving the page. Asks first when it does not fit, or fits only
 * under a condition. The number of pieces already in the cart replaces the icon.
 */
export function AddToCartButton({ purchasable, vehicle, quantity: wanted, ...others }: Props) {
  const { onShortage, isWide = false, children } = others;
  const { t } = useLingui();
  const held = useCartQuantity(purchasable.id);
  const quantity = wanted ?? usualQuantity(purchasable, held);
  const { press, isAdding, question } = useAdding(purchasable, vehicle, { quantity, held, onShortage });
  const isRestricted = "restricted" in purchasable && purchasable.restricted !== null;
  const isSoldOut = purchasable.stock.state === "out_of_stock";
  useEffect(preloadCartActionsWhenIdle, []);
  return (
    <>
      <Button
        isWide={isWide}
        isLoading={isAdding}
        disabled={isSoldOut || isRestricted}
        icon={held > 0 ? <Held held={held} /> : <ShoppingCart aria-hidden="true" />}
        onPointerEnter={preloadCartActions}
        onFocus={preloadCartActions}
        onClick={(event: MouseEvent<HTMLButtonElement>) => press(event.currentTarget)}
      >
        {isSoldOut ? t`Agotado` : (children ?? [t`Añadir`, quantity > 1 && ` ${quantity}`])}
        <VisuallyHidden>{`: ${nameWithNumber(purchasable)}`}</VisuallyHidden>
      </Button>
      {question}
    </>
  );
}

/** Adds to the cart after the fit question; render `question` beside the button. */
function useAdding(
  purchasable: Purchasable,
  vehicle: VehicleSummary | null,
  { quantity, held, onShortage }: { quantity: number; held: number } & Pick<Props, "onShortage">,
) {
  const { t, i18n } = useLingui();
  const context = useCartContext();
  const vehicleId = vehicle?.id ?? null;
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<(FitCheck & { source: HTMLElement }) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, picture, price } = purchasable;
  const fit = useKnownFit(purchasable.fit, vehicle?.id);

  function ask(source: HTMLElement, open: FitCheck) {
    setAsked({ ...open, source });
    setIsAsking(true);
  }

  async function add(source: HTMLElement, isConfirmed: boolean) {
    setIsAdding(true);
    preloadCartActions();
    const loaded = await loadCartActions().catch(() => null);
    const body = {
      purchasable_public_id: id,
      quantity,
      vehicle_id: fit.answer === "universal" ? null : vehicleId,
      fit_confirmed: isConfirmed,
    };
    const outcome = await loaded
      ?.cartActionsOf(context, i18n)
      .add(body, { name, picture, quantity, source, unitCents: price.cents });
    setIsAdding(false);
    if (!outcome) {
      const text = t`Comprueba la conexión y vuelve a intentarlo.`;
      showAlert({ type: "error", title: t`No hemos podido añadirlo`, text });
    } else if (!outcome.isDone && outcome.code === "fit_unconfirmed") {
      ask(source, await fetchFit(context.http, purchasable, vehicleId));
    } else if (!outcome.isDone && (outcome.available ?? 0) > held) {
      onShortage?.(outcome.available ?? 0);
    }
  }

  function press(source: HTMLElement) {
    if (asksBeforeAdding(fit)) ask(source, { fit, vehicle });
    // A kept answer of the shopper counts as a confirmation.
    else add(source, fit !== purchasable.fit);
  }

  const question = asked ? (
    <FitQuestion
      isOpen={isAsking}
      onClose={() => setIsAsking(false)}
      onConfirm={() => {
        setIsAsking(false);
        add(asked.source, true);
      }}
      fit={asked.fit}
      vehicle={asked.vehicle ?? vehicle}
      productName={name}
      partType={"part_type" in purchasable ? purchasable.part_type : null}
    />
  ) : null;
  return { press, isAdding, question };
}

function Held({ held }: { held: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.held}>
      <span aria-hidden="true">{held}</span>
      <VisuallyHidden>{t`En el carrito: ${held}`}. </VisuallyHidden>
    </span>
  );
}
