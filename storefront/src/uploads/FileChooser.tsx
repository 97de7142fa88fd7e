import { useLingui } from "@lingui/react/macro";
import { Camera, FolderUp } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "../ui/actions/Button.tsx";
import { DropPlace } from "../ui/forms/DropPlace.tsx";
import styles from "./FileChooser.module.css";

/** Extensions for systems that do not know the types. */
const accepted = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,application/pdf";

/** A place to choose files; it also takes what is dropped or pasted anywhere on the page, and a phone's camera. */
export function FileChooser({ onChoose }: { onChoose(files: readonly File[]): void }) {
  const { t } = useLingui();
  const isOver = useFilesOfPage(onChoose);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again.
    event.currentTarget.value = "";
    onChoose(files);
  }
  return (
    <div className={styles.chooser}>
      <DropPlace
        icon={<FolderUp aria-hidden="true" />}
        action={t`Elige archivos`}
        hint={t`o suéltalos o pégalos aquí. JPEG, PNG, WebP, HEIC o PDF, hasta 20 MB cada uno.`}
        isOver={isOver}
        input={{ accept: accepted, multiple: true, onChange: choose }}
      />
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

/**
 * Takes files that are pasted or dropped anywhere on the page: the browser would open one that misses its place instead of the
 * shop.
 *
 * @returns whether files are being dragged over the page.
 */
function useFilesOfPage(onTake: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onTake);
  take.current = onTake;
  useEffect(() => {
    const page = new AbortController();
    const listening = { signal: page.signal };
    function takeFrom(event: Event, data: DataTransfer | null) {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    }
    const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    document.addEventListener("paste", (event) => takeFrom(event, event.clipboardData), listening);
    document.addEventListener(
      "dragover",
      (event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      listening,
    );
    // It leaves every element that it passes; nothing follows when it leaves the page.
    document.addEventListener("dragleave", (event) => event.relatedTarget ?? setIsOver(false), listening);
    document.addEventListener(
      "drop",
      (event) => {
        setIsOver(false);
        takeFrom(event, event.dataTransfer);
      },
      listening,
    );
    return () => page.abort();
  }, []);
  return isOver;
}
