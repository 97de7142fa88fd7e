import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { reportStoredChange, useDownloadState } from "../download/download-store.ts";
import { formatMegabytes } from "../format-megabytes.ts";
import { clearStorage, measureStorage } from "./measure-storage.ts";
import styles from "./OfflineScreen.module.css";

/** Data on this device by kind, with a button to clear it. */
export function StoragePanel() {
  const { t } = useLingui();
  const locale = useLocale();
  const { changes, progress } = useDownloadState();
  const storage = useQuery({
    queryKey: ["device-storage", changes, progress?.state],
    queryFn: measureStorage,
    staleTime: 0,
  });
  const kinds = storage.data;
  if (!kinds) return null;
  const rows = [
    { name: t`Productos de tus coches`, ...kinds.catalogues },
    { name: t`Fotos de tus coches`, ...kinds.offlinePictures },
    { name: t`Fotos que has visto`, ...kinds.seenPictures },
    { name: t`Pantallas de la tienda`, ...kinds.code },
    { name: t`Pedidos y favoritos, como los viste`, ...kinds.personal },
    { name: t`Carrito, como lo viste, y sus cambios en espera`, ...kinds.cart },
  ];
  async function clear() {
    await clearStorage();
    reportStoredChange();
  }
  return (
    <Panel title={t`Lo que guarda este dispositivo`}>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, count, bytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(count, locale)}</td>
              <td>{formatMegabytes(bytes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button look="quiet" icon={<Trash2 aria-hidden="true" />} onClick={clear}>
          {t`Borrar lo guardado`}
        </Button>
      </div>
    </Panel>
  );
}
