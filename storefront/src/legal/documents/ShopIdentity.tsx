import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import styles from "./ShopIdentity.module.css";

/** The identity that the law requires: name, NIF, address, register, e-mail, telephone (LSSI art. 10). */
export function ShopIdentity() {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const { street, zip_code, municipality, province } = shop.address;
  return (
    <dl className={styles.identity}>
      <Particular term={t`Titular`}>{shop.legal_name || shop.name}</Particular>
      <Particular term={t`NIF`}>{shop.tax_id}</Particular>
      <Particular term={t`Domicilio`}>{`${street}, ${zip_code} ${municipality} (${province})`}</Particular>
      <Particular term={t`Registro`}>{shop.register_entry}</Particular>
      <Particular term={t`Correo electrónico`}>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </Particular>
      <Particular term={t`Teléfono`}>
        <a href={telephoneLink(shop.phone)}>{shop.phone}</a>
      </Particular>
      <Particular term={t`Horario`}>{shop.opening_hours[locale]}</Particular>
    </dl>
  );
}

/** A row; nothing for a particular that the shop does not have. */
function Particular({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Address that dials a number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
