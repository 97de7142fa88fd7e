import { useLingui } from "@lingui/react/macro";
import type { RecognizedQuery } from "@recambia/contract/catalogue/recognized-query";
import { readVin } from "@recambia/contract/vehicles/vin";
import { Link } from "react-router";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { openAddVehicle } from "../vehicles/index.ts";
import { PlateCard } from "./PlateCard.tsx";

/** Says that a query names no part but, for example, a plate or an order, and links to the right page. */
export function RecognizedQueryCard({ thing }: { thing: RecognizedQuery }) {
  const { t } = useLingui();
  const { kind, text } = thing;
  switch (kind) {
    case "vin":
      return <VinCard thing={thing} />;
    case "plate":
      return <PlateCard key={text} plate={text} ways={<WaysToVehicle />} />;
    case "order_number":
      return (
        <Callout
          title={t`«${text}» es un número de pedido`}
          actions={
            <>
              <Link to="/orders" className={buttonClass()}>{t`Mis pedidos`}</Link>
              <Link to="/help#order-link-lost" className={buttonClass("quiet")}>{t`Pedí sin cuenta`}</Link>
            </>
          }
        >
          {t`Un pedido se ve en tu cuenta, o con el enlace de sus correos si lo hiciste sin cuenta.`}
        </Callout>
      );
    case "telephone":
      return (
        <Callout
          title={t`«${text}» es un teléfono`}
          actions={<Link to="/contact-us" className={buttonClass()}>{t`Contacto`}</Link>}
        >
          {t`En «Contacto» tienes nuestro teléfono y puedes escribirnos.`}
        </Callout>
      );
    case "zip_code":
      return (
        <Callout
          title={t`«${text}» es un código postal`}
          actions={
            <Link to="/help#shipping-cost" className={buttonClass()}>{t`Cuánto cuesta el envío`}</Link>
          }
        >
          {t`El carrito calcula el envío a tu dirección; aquí tienes cuánto cuesta y cuánto tarda.`}
        </Callout>
      );
  }
}

function VinCard({ thing: { text, makers } }: { thing: RecognizedQuery }) {
  const { t, i18n } = useLingui();
  const reading = readVin(text);
  if ("problem" in reading) {
    return (
      <Callout type="warning" title={t`«${text}» no es un bastidor válido`} actions={<WaysToVehicle />}>
        {t`Un bastidor no lleva las letras I, O ni Q: mira si es un 1 o un 0.`}
      </Callout>
    );
  }
  const { countryCode, modelYears, checkDigit, wmi } = reading.vin;
  const country = countryCode
    ? new Intl.DisplayNames(i18n.locale, { type: "region" }).of(countryCode)
    : undefined;
  const nextYear = new Date().getFullYear() + 1;
  const years = modelYears.filter((year) => year <= nextYear).join(" / ");
  const maker = makers.join(" / ");
  const facts = [
    maker || t`Fabricante ${wmi}, que no conocemos`,
    country,
    years ? t`año de modelo ${years}` : "",
  ];
  return (
    <Callout title={t`«${text}» es un número de bastidor`} actions={<WaysToVehicle />}>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      {checkDigit.isBinding && !checkDigit.isRight ? (
        <p>{t`El dígito de control no cuadra: repasa el número por si acaso.`}</p>
      ) : null}
      <p>{t`El bastidor no dice la versión. Elígela de una de estas dos formas y verás solo lo que le vale.`}</p>
    </Callout>
  );
}

function WaysToVehicle() {
  const { t } = useLingui();
  return (
    <>
      <Button onClick={() => openAddVehicle("papers")}>{t`Con los papeles`}</Button>
      <Button look="quiet" onClick={() => openAddVehicle()}>{t`Por marca y modelo`}</Button>
    </>
  );
}
