import { useLingui } from "@lingui/react/macro";
import type { UploadList } from "@recambia/contract/uploads/schemas";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { AccountPage } from "../account/index.ts";
import { useOnDemand } from "../lib/loading/use-on-demand.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { FileRow } from "./FileRow.tsx";
import { formatBytes } from "./format-bytes.ts";
import { uploadsQuery } from "./queries.ts";
import { TransferList } from "./transfers/TransferList.tsx";
import { useTransfers } from "./transfers/transfers.ts";
import { useSendFiles } from "./transfers/use-send-files.ts";
import styles from "./Uploads.module.css";

const loadDialogs = () => import("./file/FileDialog.tsx");

/** My files: sent, seen, renamed and deleted (product decisions §6, Uploads). */
function UploadsScreen() {
  const { t } = useLingui();
  const list = useQuery({ ...uploadsQuery, enabled: useIsAuthenticated() });
  const [keepsOriginal, setKeepsOriginal] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  const dialogs = useOnDemand(openId !== null, loadDialogs, close);
  const send = useSendFiles(list.data?.files ?? [], { keepsOriginal });
  const opened = list.data?.files.find(({ id }) => id === openId);
  return (
    <AccountPage
      title={t`Mis archivos`}
      lead={t`Fotos de piezas y papeles del coche: los subes una vez y los adjuntas donde haga falta. Solo los ves tú, y la tienda los que le envíes.`}
    >
      <FileChooser onChoose={send} />
      <Checkbox
        label={t`Guardar las fotos también tal como están. Si no, borramos de ellas el lugar y la cámara.`}
        checked={keepsOriginal}
        onChange={(event) => setKeepsOriginal(event.target.checked)}
      />
      <TransferList />
      {list.isPending ? <Skeleton className={styles.place} /> : null}
      {list.isError && !list.data ? <QueryFailure query={list} /> : null}
      {list.data ? <Files list={list.data} onOpen={setOpenId} /> : null}
      {opened && dialogs ? <dialogs.FileDialog file={opened} onClose={close} /> : null}
    </AccountPage>
  );
}

function Files({ list, onOpen }: { list: UploadList; onOpen(id: string): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const underway = new Set(useTransfers().map(({ uploadId }) => uploadId));
  const files = list.files.filter(({ id }) => !underway.has(id));
  const used = formatBytes(list.used_bytes, locale);
  const whole = formatBytes(list.max_bytes, locale);
  if (files.length === 0) {
    return (
      <EmptyState icon={<FolderOpen />} title={t`Todavía no tienes archivos`}>
        {t`Sube la ficha técnica de tu coche o la foto de una pieza: la tendrás a mano cuando la necesites.`}
      </EmptyState>
    );
  }
  return (
    <Panel title={t`Tus archivos`}>
      <ul className={styles.rows}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FileRow file={file} onOpen={() => onOpen(file.id)} />
          </li>
        ))}
      </ul>
      <div className={styles.quota}>
        <meter
          className={styles.usage}
          value={list.used_bytes}
          max={list.max_bytes}
          aria-label={t`Espacio ocupado`}
        />
        <p className={styles.detail}>{t`Ocupas ${used} de ${whole}.`}</p>
      </div>
    </Panel>
  );
}

export const screen: Screen = { Component: UploadsScreen };
