import { useLingui } from "@lingui/react/macro";
import type { Quote, ShippingOption } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "../address/AddressStep.module.css";
import { setChoices, useChoices } from "../choices.ts";
import { ChoiceCard } from "../frame/ChoiceCard.tsx";
import { StepAction } from "../frame/StepAction.tsx";
import { problemsOfStep } from "../frame/steps.ts";
import { useDeliveryDayText } from "./use-delivery-day-text.ts";
import { useShippingNames } from "./use-method-names.ts";

type Props = { quote: Quote; isMoving: boolean; onDone(): void };

/** Shipping options with price and day; unavailable ones give their reason. */
export function ShippingStep({ quote, isMoving, onDone }: Props) {
  const { t } = useLingui();
  const names = useShippingNames();
  const dayWords = useDeliveryDayText(quote);
  const reason = useReason(quote);
  // The choice shows at once; its price follows with the next quote.
  const chosen = useChoices().shippingMethod ?? quote.shipping_method;
  // Without an address only the pick-up remains.
  const options = quote.shipping_options.filter(({ method }) => quote.address || method === "pickup");
  return (
    <>
      <fieldset className={styles.choices}>
        <VisuallyHidden>
          <legend>{t`¿Cómo lo enviamos?`}</legend>
        </VisuallyHidden>
        {options.map((option) => (
          <ChoiceCard
            key={option.method}
            name="shipping"
            isChosen={option.method === chosen && option.is_available}
            onChoose={() => setChoices({ shippingMethod: option.method })}
            title={names[option.method]}
            detail={option.is_available ? dayWords(option) : reason(option)}
            mark={option.is_available ? <Price cents={option.cents} /> : null}
            isDisabled={!option.is_available}
          />
        ))}
      </fieldset>
      <ShippingProblems quote={quote} />
      <StepAction>
        <Button className={styles.next} isLoading={isMoving} onClick={onDone}>
          {t`Continuar`}
        </Button>
      </StepAction>
    </>
  );
}

function Price({ cents }: { cents: number }) {
  const { t } = useLingui();
  return cents === 0 ? t`Gratis` : formatCents(cents);
}

/** Returns the reason why an option is unavailable: zone, weight, or goods banned from air freight. */
function useReason(quote: Quote): (option: ShippingOption) => string {
  const { t } = useLingui();
  const { shipping } = useShop();
  const weight = useKilograms(quote.weight_g);
  return ({ method }) => {
    const rate = shipping.rates.find((one) => one.area === quote.zone && one.method === method);
    if (!rate) return t`Esta forma de envío no llega a esta dirección.`;
    const carried = Math.max(...rate.steps.map(({ up_to_g }) => up_to_g));
    return quote.weight_g > carried
      ? t`Tu pedido pesa ${weight}: es demasiado para esta forma de envío.`
      : t`Llevas artículos que no pueden viajar en avión.`;
  };
}

function ShippingProblems({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const weight = useKilograms(quote.weight_g);
  const kinds = new Set(problemsOfStep("shipping", quote).map(({ problem }) => problem));
  if (kinds.has("too_heavy")) {
    return (
      <Callout
        type="warning"
        title={t`Tu pedido pesa ${weight}: es demasiado para enviarlo a esta dirección`}
        actions={<PickupButton />}
      >
        {t`Recógelo en la tienda o repártelo en varios pedidos.`}
      </Callout>
    );
  }
  if (kinds.has("shipping_unavailable")) {
    return <Callout type="warning" title={t`Esta forma de envío no llega a tu dirección: elige otra.`} />;
  }
  return null;
}

function PickupButton() {
  const { t } = useLingui();
  return (
    <Button look="quiet" onClick={() => setChoices({ shippingMethod: "pickup" })}>
      {t`Recogerlo en la tienda`}
    </Button>
  );
}

/** Formats a weight in grams as `12,5 kg`; numbers are Spanish in every language. */
function useKilograms(grams: number): string {
  const locale = useLocale();
  const amount = { style: "unit", unit: "kilogram", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale === "en" ? "en-GB" : locale, amount).format(grams / 1000);
}
