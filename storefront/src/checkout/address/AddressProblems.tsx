import { useLingui } from "@lingui/react/macro";
import type { Address } from "@recambia/contract/addresses/schemas";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { UnservedNote } from "../../addresses/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { problemsOfStep } from "../frame/steps.ts";

type Props = { quote: Quote; onEdit(address: Address): void; onPickup(): void };

/** Explains why the parcel cannot be delivered to the address, with alternatives. */
export function AddressProblems({ quote, onEdit, onPickup }: Props) {
  const { t } = useLingui();
  const { address, zone } = quote;
  const kinds = new Set(problemsOfStep("address", quote).map(({ problem }) => problem));
  const pickup = (
    <Button look="quiet" onClick={onPickup}>
      {t`Recogerlo en la tienda`}
    </Button>
  );
  if (kinds.has("no_address")) {
    return <Callout title={t`Elige o añade una dirección, o recógelo en la tienda.`} />;
  }
  if (kinds.has("zone_unserved") && zone) {
    return (
      <>
        <UnservedNote zone={zone} />
        <div>{pickup}</div>
      </>
    );
  }
  if (kinds.has("identification_missing") && address) {
    return (
      <Callout
        type="warning"
        title={t`Falta el carné de identidad de quien lo recibe`}
        actions={
          <Button look="quiet" onClick={() => onEdit(address)}>
            {t`Completar la dirección`}
          </Button>
        }
      >
        {t`La aduana de Cuba lo pide para entregar el paquete.`}
      </Callout>
    );
  }
  return null;
}
