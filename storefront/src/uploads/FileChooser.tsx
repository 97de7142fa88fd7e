import { useLingui } from "@lingui/react/macro";
import { Camera, FolderUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "../ui/actions/Button.tsx";
import styles from "./FileChooser.module.css";

/** Extensions for systems that do not know the types. */
const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,application/pdf";

/** A place to drop or choose files; it also takes what is pasted anywhere on the page, and a phone's camera. */
export function FileChooser({ onChoose }: { onChoose(files: readonly File[]): void }) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(onChoose);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again.
    event.currentTarget.value = "";
    onChoose(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onChoose([...event.dataTransfer.files]);
  }
  function dragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <div className={styles.chooser}>
      <label
        className={styles.place}
        data-over={isOver || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FolderUp aria-hidden="true" className={styles.icon} />
        <span className={styles.action}>{t`Elige archivos`}</span>
        <span className={styles.hint}>
          {t`o suéltalos o pégalos aquí. JPEG, PNG, WebP, HEIC o PDF, hasta 20 MB cada uno.`}
        </span>
        <input type="file" accept={accepted} multiple className={styles.input} onChange={choose} />
      </label>
      <label className={`${buttonClass("quiet")} ${styles.camera}`}>
        <Camera aria-hidden="true" />
        {t`Hacer una foto`}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className={styles.input}
          onChange={choose}
        />
      </label>
    </div>
  );
}

function usePastedFiles(onPaste: (files: readonly File[]) => void) {
  const take = useRef(onPaste);
  take.current = onPaste;
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
