import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { File, Trash2 } from "lucide-react";
import { useState } from "react";
import { showAlert } from "../lib/alert-store.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { FileUses } from "./FileUses.tsx";
import { uploadsQuery } from "./queries.ts";
import styles from "./Uploads.module.css";
import { useFileWords } from "./use-file-words.ts";

type Props = { file: UploadedFile; onOpen(): void };

/** A file in the list: ready to be opened, being looked at, unfinished or rejected. */
export function FileRow({ file, onOpen }: Props) {
  const { name, pictures, state } = file;
  const words = useFileWords(file);
  return (
    <>
      <span className={styles.picture}>
        {pictures ? (
          <img src={pictures.small} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <File aria-hidden="true" />
        )}
      </span>
      <div className={styles.words}>
        {state === "ready" ? (
          <button type="button" className={styles.open} onClick={onOpen} aria-haspopup="dialog">
            {name}
          </button>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <p className={styles.detail} data-bad={state === "rejected" || undefined}>
          {words}
        </p>
        <FileUses file={file} />
      </div>
      {state === "ready" ? <span /> : <DeleteButton file={file} />}
    </>
  );
}

function DeleteButton({ file: { id, name } }: { file: UploadedFile }) {
  const { t } = useLingui();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    const answer = await http.call(endpoints.deleteUpload, { params: { uploadId: id } });
    if (!isSuccess(answer) && answer.status !== 404) {
      showAlert({ title: t`No hemos podido borrar el archivo`, text: wordsFor(answer), type: "error" });
    }
    await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey });
    setIsDeleting(false);
  }

  return (
    <IconButton
      label={t`Borrar ${name}`}
      icon={<Trash2 aria-hidden="true" />}
      isLoading={isDeleting}
      onClick={remove}
    />
  );
}
