import { useLingui } from "@lingui/react/macro";
import { addressLines } from "@recambia/contract/addresses/address-lines";
import type { Address } from "@recambia/contract/addresses/schemas";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { provincesQuery } from "../../addresses/index.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { setChoices, useChoices } from "../choices.ts";
import { ChoiceCard } from "../frame/ChoiceCard.tsx";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import { StepAction } from "../frame/StepAction.tsx";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import { AddressProblems } from "./AddressProblems.tsx";
import styles from "./AddressStep.module.css";

const loadForm = () => import("./InlineAddressForm.tsx");

type Props = {
  quote: Quote;
  addresses: readonly Address[];
  addressId: string | null;
  isMoving: boolean;
  onDone(): void;
};

/** Form open below the list: of a new address, or of an existing one. */
type OpenForm = "none" | "new" | Address;

/** Delivery address: one of the customer's, a new one, or none for a pick-up. */
export function AddressStep({ quote, addresses, addressId, isMoving, onDone }: Props) {
  const { t } = useLingui();
  // The choice shows at once; its price follows with the next quote.
  const isPickup = (useChoices().shippingMethod ?? quote.shipping_method) === "pickup";
  const [form, setForm] = useState<OpenForm>(addresses.length === 0 && !isPickup ? "new" : "none");
  const isNew = form === "new";
  const close = () => setForm("none");
  const filling = useOnDemand(form !== "none", loadForm, close);
  useProvincesEarly(form !== "none");

  function pick(id: string) {
    setForm("none");
    setChoices({ addressId: id, ...(isPickup ? { shippingMethod: "standard" } : {}) });
  }
  async function takeSaved({ id }: Address) {
    pick(id);
    onDone();
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <VisuallyHidden>
          <legend>{t`¿Adónde lo enviamos?`}</legend>
        </VisuallyHidden>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isChosen={!isNew && !isPickup && address.id === addressId}
            onChoose={() => pick(address.id)}
            onEdit={() => {
              pick(address.id);
              setForm(address);
            }}
          />
        ))}
        <ChoiceCard
          name="address"
          isChosen={isNew}
          onChoose={() => setForm("new")}
          title={addresses.length > 0 ? t`Otra dirección` : t`Enviarlo a una dirección`}
        />
        <PickupCard
          quote={quote}
          isChosen={isPickup && !isNew}
          onChoose={() => {
            setForm("none");
            setChoices({ shippingMethod: "pickup" });
          }}
        />
      </fieldset>
      {form === "none" ? (
        <>
          <AddressProblems
            quote={quote}
            onEdit={(address) => setForm(address)}
            onPickup={() => setChoices({ shippingMethod: "pickup" })}
          />
          <StepAction>
            <Button className={styles.next} isLoading={isMoving} onClick={onDone}>
              {t`Continuar`}
            </Button>
          </StepAction>
        </>
      ) : null}
      {form !== "none" && !filling ? <FormSkeleton /> : null}
      {form !== "none" && filling ? (
        <filling.InlineAddressForm
          key={isNew ? "new" : form.id}
          address={isNew ? undefined : form}
          onSaved={takeSaved}
          onCancel={addresses.length > 0 ? close : null}
        />
      ) : null}
    </>
  );
}

/** Prefetches the form's suggestions in parallel with its code. */
function useProvincesEarly(isWanted: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isWanted) queryClient.prefetchQuery(provincesQuery());
  }, [isWanted, queryClient]);
}

type CardProps = { address: Address; isChosen: boolean; onChoose(): void; onEdit(): void };

function AddressCard({ address, isChosen, onChoose, onEdit }: CardProps) {
  const { t } = useLingui();
  const place = `${address.street}, ${address.number}`;
  return (
    <ChoiceCard
      name="address"
      isChosen={isChosen}
      onChoose={onChoose}
      title={`${address.first_name} ${address.last_name}`}
      detail={addressLines(address).join(" · ")}
      action={
        <Button
          look="quiet"
          className={styles.edit}
          aria-label={t`Editar la dirección ${place}`}
          onClick={onEdit}
        >
          {t`Editar`}
        </Button>
      }
    />
  );
}

function PickupCard({ quote, isChosen, onChoose }: { quote: Quote; isChosen: boolean; onChoose(): void }) {
  const { t } = useLingui();
  const { address } = useShop();
  const dayWords = useDeliveryDayText(quote);
  const option = quote.shipping_options.find(({ method }) => method === "pickup");
  if (!option?.is_available) return null;
  const { municipality } = address;
  return (
    <ChoiceCard
      name="address"
      isChosen={isChosen}
      onChoose={onChoose}
      title={t`Recogerlo en la tienda de ${municipality}`}
      detail={`${address.street} · ${dayWords(option)}`}
      mark={option.cents === 0 ? t`Gratis` : null}
    />
  );
}
