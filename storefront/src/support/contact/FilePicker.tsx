import { useLingui } from "@lingui/react/macro";
import { supportLimits } from "@recambia/contract/support/schemas";
import { listUploads } from "@recambia/contract/uploads/endpoints";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../lib/http/query-client.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import styles from "./FilePicker.module.css";

type Props = {
  /** Public ids of the chosen files. */
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
};

/** Attaches files of the account by choosing them; they are asked for when the list is opened. */
export function FilePicker({ chosen, onChange }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosen.length;
  return (
    <details className={styles.picker} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{count > 0 ? t`Archivos adjuntos: ${count}` : t`Adjuntar mis archivos`}</summary>
      {isOpen ? <OwnFiles chosen={chosen} onChange={onChange} /> : null}
    </details>
  );
}

function OwnFiles({ chosen, onChange }: Props) {
  const { t } = useLingui();
  const list = useQuery({ ...apiQuery(listUploads), refetchOnMount: "always" });
  if (list.isPending) return <Skeleton className={styles.place} />;
  if (list.isError) return <QueryFailure query={list} />;
  const ready = list.data.files.filter(({ state }) => state === "ready");
  const isFull = chosen.length >= supportLimits.files;
  return (
    <div className={styles.files}>
      {ready.length === 0 ? <p>{t`Todavía no tienes archivos en tu cuenta.`}</p> : null}
      <ul>
        {ready.map(({ id, name, pictures }) => (
          <li key={id} className={styles.file}>
            {pictures ? <img src={pictures.small} alt="" width={44} height={44} loading="lazy" /> : null}
            <Checkbox
              label={name}
              checked={chosen.includes(id)}
              disabled={isFull && !chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t`Hasta ${supportLimits.files} archivos por mensaje.`}{" "}
        <Link to="/profile/uploads" target="_blank">{t`Subir otros en Mis archivos`}</Link>
      </p>
    </div>
  );
}
