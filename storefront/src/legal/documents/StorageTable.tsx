import { useLingui } from "@lingui/react/macro";
import { useShop } from "../../lib/page/page-frame.tsx";
import {
  type StorageGround,
  type StoragePlace,
  type StoredName,
  storageRegister,
} from "../consent/storage-register.ts";
import styles from "./StorageTable.module.css";

/** Purpose and lifetime of each stored item, in one language. */
export type StorageWords = Record<StoredName, { purpose: string; life: string }>;

/** The register as the policy shows it; the tag's own cookies only where there is a tag. */
export function StorageTable({ words }: { words: StorageWords }) {
  const { t } = useLingui();
  const shop = useShop();
  const places: Record<StoragePlace, string> = {
    cookie: t`Cookie`,
    local: t`Almacenamiento local`,
    session: t`Almacenamiento de la pestaña`,
    database: t`Base de datos del navegador`,
    cache: t`Caché del navegador`,
  };
  const grounds: Record<StorageGround, string> = {
    asked: t`No hace falta: sirve para algo que tú pides`,
    technical: t`No hace falta: sin esto la tienda no funciona bien`,
    consent: t`Solo si dices que sí`,
  };
  const shown = storageRegister.filter(({ owner }) => owner === "shop" || shop.analytics_tag !== "");
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t`Nombre`}</th>
          <th scope="col">{t`Dónde`}</th>
          <th scope="col">{t`De quién`}</th>
          <th scope="col">{t`Para qué`}</th>
          <th scope="col">{t`Tu permiso`}</th>
          <th scope="col">{t`Cuánto dura`}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, place, owner, ground }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td data-head={t`Dónde`}>{places[place]}</td>
            <td data-head={t`De quién`}>{owner === "shop" ? shop.name : "Google"}</td>
            <td data-head={t`Para qué`}>{words[name].purpose}</td>
            <td data-head={t`Tu permiso`}>{grounds[ground]}</td>
            <td data-head={t`Cuánto dura`}>{words[name].life}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
