import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import { maxUploadName, type UploadedFile } from "@recambia/contract/uploads/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Download, FileSearch, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { TextField } from "../../ui/forms/TextField.tsx";
import { FileUses } from "../FileUses.tsx";
import { uploadsQuery } from "../queries.ts";
import styles from "./FileDialog.module.css";
import { PapersDialog } from "./PapersDialog.tsx";

type Props = { file: UploadedFile; onClose(): void };

/** A file: its picture, name, where it is used, and what can be done with it. */
export function FileDialog({ file, onClose }: Props) {
  const { t } = useLingui();
  const [isReading, setIsReading] = useState(false);
  const { pictures, name, download } = file;
  if (isReading) return <PapersDialog file={file} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <div className={styles.content}>
        {pictures ? (
          <img
            className={styles.picture}
            src={pictures.large}
            alt={name}
            width={pictures.width}
            height={pictures.height}
          />
        ) : null}
        <FileUses file={file} />
        <RenameForm file={file} />
        <div className={styles.actions}>
          <Button
            look="quiet"
            icon={<FileSearch aria-hidden="true" />}
            onClick={() => setIsReading(true)}
          >{t`Leer la ficha técnica`}</Button>
          {download ? (
            <a className={buttonClass("quiet")} href={download} download>
              <Download aria-hidden="true" />
              {t`Descargar`}
            </a>
          ) : null}
          <DeleteButton file={file} onDeleted={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

/** Sends a change and reads the list again; `failure` says why it was refused. */
function useChange() {
  const wordsFor = useRefusalText();
  const queryClient = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(call: Promise<ApiAnswer<unknown>>): Promise<boolean> {
    setIsSending(true);
    setFailure(null);
    const answer = await call;
    setIsSending(false);
    const isDone = isSuccess(answer) || answer.status === 404;
    if (!isDone) setFailure(wordsFor(answer));
    await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey });
    return isDone;
  }
  return { send, isSending, failure };
}

function RenameForm({ file: { id, name } }: { file: UploadedFile }) {
  const { t } = useLingui();
  const http = useHttp();
  const { send, isSending, failure } = useChange();
  const [typed, setTyped] = useState(name);

  function rename(event: FormEvent) {
    event.preventDefault();
    return send(http.call(endpoints.renameUpload, { params: { uploadId: id }, body: { name: typed } }));
  }

  return (
    <form className={styles.rename} onSubmit={rename} noValidate>
      <TextField
        label={t`Nombre del archivo`}
        value={typed}
        maxLength={maxUploadName}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        error={failure}
      />
      <Button
        type="submit"
        look="quiet"
        isLoading={isSending}
        disabled={typed.trim() === "" || typed === name}
      >
        {t`Guardar`}
      </Button>
    </form>
  );
}

function DeleteButton({ file: { id }, onDeleted }: { file: UploadedFile; onDeleted(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const { send, isSending, failure } = useChange();
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    if (!isAsking) return setIsAsking(true);
    if (await send(http.call(endpoints.deleteUpload, { params: { uploadId: id } }))) onDeleted();
  }

  return (
    <>
      <Button look="danger" icon={<Trash2 aria-hidden="true" />} isLoading={isSending} onClick={remove}>
        {isAsking ? t`Sí, borrar para siempre` : t`Borrar`}
      </Button>
      <FailureRow>{failure}</FailureRow>
    </>
  );
}
