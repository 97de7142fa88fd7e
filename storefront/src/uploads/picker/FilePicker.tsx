import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { FileChooser } from "../FileChooser.tsx";
import { uploadsQuery } from "../queries.ts";
import { TransferRows } from "../transfers/TransferList.tsx";
import { useSendFiles } from "../transfers/use-send-files.ts";
import styles from "./FilePicker.module.css";
import { PickableFile } from "./PickableFile.tsx";
import { useArrivals } from "./use-arrivals.ts";
import type { FileChoice } from "./use-file-choice.ts";

type Props = {
  choice: FileChoice;
  /** Most files that can be chosen. */
  limit: number;
};

/** Attaches files of the account by choosing them, and new ones by uploading them there; the list loads when it is opened. */
export function FilePicker({ choice, limit }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const count = choice.ids.length;
  return (
    <div>
      <details
        className={styles.picker}
        aria-describedby={choice.error ? id : undefined}
        onToggle={() => setWasOpened(true)}
      >
        <summary>{count > 0 ? t`Archivos adjuntos: ${count}` : t`Adjuntar mis archivos`}</summary>
        {wasOpened ? <OwnFiles choice={choice} limit={limit} /> : null}
      </details>
      <p id={id} role="alert" className={styles.error}>
        {choice.error}
      </p>
    </div>
  );
}

function OwnFiles({ choice, limit }: Props) {
  const { t } = useLingui();
  const list = useQuery(uploadsQuery);
  const files = list.data?.files ?? [];
  const arrivals = useArrivals(list.isFetching ? null : (list.data?.files ?? null), choice, limit);
  const send = useSendFiles(files, { keepsOriginal: false, onArrived: arrivals.add });
  if (list.isPending) return <Skeleton className={styles.place} />;
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  const shown = files.filter((file) => file.state === "ready" || arrivals.ids.includes(file.id));
  const isFull = choice.ids.length >= limit;
  return (
    <div className={styles.files}>
      {shown.length === 0 ? <p>{t`Todavía no tienes archivos en tu cuenta.`}</p> : null}
      <ul className={styles.list}>
        {shown.map((file) => (
          <li key={file.id} className={styles.file}>
            <PickableFile
              file={file}
              isChosen={choice.ids.includes(file.id)}
              isFull={isFull}
              onToggle={(isChosen) =>
                choice.choose(
                  isChosen ? [...choice.ids, file.id] : choice.ids.filter((other) => other !== file.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <TransferRows />
      <FileChooser onChoose={send} />
      <p className={styles.note}>
        {t`Hasta ${limit} archivos. Los que subas aquí se quedan también en Mis archivos; solo los ves tú, y la tienda los que le envíes.`}
      </p>
    </div>
  );
}
