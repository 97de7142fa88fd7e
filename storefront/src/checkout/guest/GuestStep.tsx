import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { useQuery } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { provincesQuery } from "../../addresses/index.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import { InlineSignIn, PasskeyAutofill, returnParameter } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "../address/AddressStep.module.css";
import { setChoices, useChoices } from "../choices.ts";
import { ChoiceCard } from "../frame/ChoiceCard.tsx";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import guestStyles from "./GuestForm.module.css";
import { GuestForm } from "./GuestForm.tsx";

const backHere = new URLSearchParams({ [returnParameter]: "/orders/create" });

type Props = { quote: Quote; isMoving: boolean; onDone(): void };

/** A guest's details and delivery address, or a sign-in in the same place. */
export function GuestStep({ quote, isMoving, onDone }: Props) {
  const { t } = useLingui();
  const { address } = useShop();
  const dayWords = useDeliveryDayText(quote);
  const provinces = useQuery(provincesQuery());
  const [isSigningIn, setIsSigningIn] = useState(false);
  const isPickup = (useChoices().shippingMethod ?? quote.shipping_method) === "pickup";
  const pickup = quote.shipping_options.find(({ method }) => method === "pickup");
  const { municipality } = address;
  return (
    <>
      <div className={guestStyles.account}>
        <p>{t`¿Ya tienes cuenta? Entra y usa tus direcciones guardadas.`}</p>
        <Button
          look="quiet"
          icon={<LogIn aria-hidden="true" />}
          aria-expanded={isSigningIn}
          onClick={() => setIsSigningIn(!isSigningIn)}
        >
          {isSigningIn ? t`Seguir sin cuenta` : t`Entrar`}
        </Button>
      </div>
      {isSigningIn ? (
        <div className={guestStyles.signIn}>
          <InlineSignIn />
          <p>
            {t`¿Aún no tienes cuenta? Puedes pedir sin ella.`}{" "}
            <Link to={`/sign-up?${backHere}`}>{t`Crear cuenta antes de pedir`}</Link>
          </p>
        </div>
      ) : (
        <>
          <PasskeyAutofill />
          <fieldset className={styles.choices}>
            <VisuallyHidden>
              <legend>{t`¿Adónde lo enviamos?`}</legend>
            </VisuallyHidden>
            <ChoiceCard
              name="address"
              isChosen={!isPickup}
              onChoose={() => setChoices({ shippingMethod: "standard" })}
              title={t`Enviarlo a una dirección`}
            />
            {pickup?.is_available ? (
              <ChoiceCard
                name="address"
                isChosen={isPickup}
                onChoose={() => setChoices({ shippingMethod: "pickup" })}
                title={t`Recogerlo en la tienda de ${municipality}`}
                detail={`${address.street} · ${dayWords(pickup)}`}
                mark={pickup.cents === 0 ? t`Gratis` : null}
              />
            ) : null}
          </fieldset>
          {hasFailed(provinces) ? <QueryFailure query={provinces} /> : null}
          {provinces.isPending ? <FormSkeleton /> : null}
          {provinces.data ? (
            <GuestForm
              key={isPickup ? "pickup" : "parcel"}
              provinces={provinces.data}
              isPickup={isPickup}
              isMoving={isMoving}
              onDone={onDone}
            />
          ) : null}
        </>
      )}
    </>
  );
}
