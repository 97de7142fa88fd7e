import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { uploadsQuery } from "../queries.ts";
import styles from "./FilePicker.module.css";
import { PickableFile } from "./PickableFile.tsx";

type Props = {
  /** Public ids of the chosen files. */
  chosen: readonly string[];
  /** No more can be chosen. */
  isFull: boolean;
  onToggle(file: { id: string; name: string }, isChosen: boolean): void;
  /** Says what becomes of a chosen picture. */
  note: ReactNode;
};

/** Chooses pictures among the files of the account; the list loads when it is opened. */
export function PicturePicker({ note, ...choice }: Props) {
  const { t } = useLingui();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.picker} onToggle={() => setWasOpened(true)}>
      <summary>{t`Elegir entre mis archivos`}</summary>
      {wasOpened ? (
        <div className={styles.files}>
          <OwnPictures {...choice} />
          <p className={styles.note}>{note}</p>
        </div>
      ) : null}
    </details>
  );
}

function OwnPictures({ chosen, isFull, onToggle }: Omit<Props, "note">) {
  const { t } = useLingui();
  const list = useQuery(uploadsQuery);
  if (list.isPending) return <Skeleton className={styles.place} />;
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  const pictures = list.data.files.filter(({ state, kind }) => state === "ready" && kind !== "pdf");
  if (pictures.length === 0) return <p>{t`Todavía no tienes fotos en tu cuenta.`}</p>;
  return (
    <ul className={styles.list}>
      {pictures.map((file) => (
        <li key={file.id} className={styles.file}>
          <PickableFile
            file={file}
            isChosen={chosen.includes(file.id)}
            isFull={isFull}
            onToggle={(isChosen) => onToggle(file, isChosen)}
          />
        </li>
      ))}
    </ul>
  );
}
