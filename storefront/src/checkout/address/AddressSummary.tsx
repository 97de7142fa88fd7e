import { useLingui } from "@lingui/react/macro";
import { addressLines } from "@recambia/contract/addresses/address-lines";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatPhone } from "../../addresses/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";

/** Shows the delivery address, or the pick-up. */
export function AddressSummary({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const shop = useShop();
  const locale = useLocale();
  const { address, name: collector, shipping_method: method } = quote;
  if (method === "pickup") {
    const { street, zip_code, municipality } = shop.address;
    return (
      <>
        <p>{t`Lo recoges en la tienda de ${municipality}`}</p>
        {collector ? <p>{t`A nombre de ${collector}`}</p> : null}
        <p>{`${street}, ${zip_code} ${municipality}`}</p>
        <p>{shop.opening_hours[locale]}</p>
      </>
    );
  }
  if (!address) return null;
  const phone = address.mobile_phone || address.landline_phone;
  return (
    <>
      <p>{[`${address.first_name} ${address.last_name}`, formatPhone(phone)].filter(Boolean).join(" · ")}</p>
      <p>{addressLines(address).join(" · ")}</p>
    </>
  );
}
