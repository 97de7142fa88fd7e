import { useLingui } from "@lingui/react/macro";
import { pathOf } from "@recambia/contract/endpoint";
import type { Locale } from "@recambia/contract/locale";
import { getContract } from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { FileDown } from "lucide-react";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "./InvoicePanel.module.css";

/** Copies of the contract with the accepted terms, to keep and to print (LSSI art. 27, consumer code art. 98.7). */
export function ContractPanel({ order: { id, number, contract_locales: languages = [] } }: { order: Order }) {
  const { t } = useLingui();
  const names: Record<Locale, string> = { es: t`En español`, ca: t`En catalán`, en: t`En inglés` };
  if (languages.length === 0) return null;
  return (
    <Panel title={t`Contrato`}>
      <ul className={styles.invoices}>
        {languages.map((language) => (
          <li key={language} className={styles.invoice}>
            <a
              href={pathOf(getContract, { orderId: id, language })}
              className={styles.link}
              download={`${number}-${language}.pdf`}
            >
              <FileDown size={22} aria-hidden="true" />
              <span>
                <span className={styles.kind}>{t`Tu pedido con las condiciones que aceptaste`}</span>
                <span className={styles.detail}>{`${names[language]} · PDF`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
