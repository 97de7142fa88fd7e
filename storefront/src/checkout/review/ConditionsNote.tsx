import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import { FileText, PackageOpen, Plane, ShieldCheck, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { GoodsNotices, GuaranteeNotice } from "../../legal/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import styles from "./ConditionsNote.module.css";

/** Withdrawal, guarantee, deposits, customs and terms, above the order button (consumer code art. 97.1). */
export function ConditionsNote({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const isConsumer = !quote.billing?.is_business;
  return (
    <>
      {isConsumer ? <GuaranteeNotice /> : null}
      <GoodsNotices notices={noticesOf(quote.lines.map(({ product }) => product))} />
      <section className={styles.conditions} aria-label={t`Condiciones`}>
        {isConsumer ? <ConsumerRights /> : <BusinessNote />}
        {quote.totals.core_deposit_cents > 0 ? (
          <Condition icon={<PackageOpen size={20} aria-hidden="true" />}>
            <Trans>
              El casco es un depósito por tu pieza vieja: te lo devolvemos entero cuando la recibimos,
              completa y sin desmontar. Traerla o enviarla corre de tu cuenta.{" "}
              <NewTab to="/returns-and-exchanges#core">Condiciones del casco</NewTab>
            </Trans>
          </Condition>
        ) : null}
        {quote.tax_zone === "export" ? (
          <Condition icon={<Plane size={20} aria-hidden="true" />}>
            {t`Sale del territorio del IVA de la Unión Europea, por eso va sin IVA. Los derechos e impuestos de la importación en destino no están incluidos: los paga quien lo recibe.`}
          </Condition>
        ) : null}
        <Terms version={quote.terms_version} />
      </section>
    </>
  );
}

function ConsumerRights() {
  return (
    <Condition icon={<Undo2 size={20} aria-hidden="true" />}>
      <Trans>
        Tienes {withdrawalDays} días desde que lo recibes para desistir sin dar explicaciones. Te reembolsamos
        lo pagado, incluido el envío estándar; el transporte de vuelta lo pagas tú.{" "}
        <NewTab to="/returns-and-exchanges#withdrawal">Cómo desistir</NewTab>
      </Trans>
    </Condition>
  );
}

function BusinessNote() {
  return (
    <Condition icon={<ShieldCheck size={20} aria-hidden="true" />}>
      <Trans>
        Compras como empresa o autónomo: no tienes derecho de desistimiento ni la garantía legal de los
        consumidores.
      </Trans>
    </Condition>
  );
}

function Terms({ version }: { version: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const day = formatDay(version, locale);
  return (
    <Condition icon={<FileText size={20} aria-hidden="true" />}>
      {t`Al hacer el pedido declaras que eres mayor de edad y aceptas los términos y condiciones, versión del ${day}.`}{" "}
      <NewTab to="/terms-and-conditions">{t`Leerlos, imprimirlos o guardarlos`}</NewTab>
    </Condition>
  );
}

function Condition({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.condition}>
      {icon}
      <p>{children}</p>
    </div>
  );
}

/** Link that opens in a new tab. */
function NewTab({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  );
}
