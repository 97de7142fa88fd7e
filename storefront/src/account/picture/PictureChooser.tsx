import { useLingui } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import styles from "./PictureChooser.module.css";

/** A phone that keeps its photos in another format makes one of these of them. */
const taken = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** A place to drop a picture, which opens the device's own chooser when it is pressed. */
export function PictureChooser({ onChoose }: { onChoose(file: File): void }) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null | undefined) {
    const file = files?.[0];
    if (file) onChoose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  function dragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <label
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ImageUp aria-hidden="true" className={styles.icon} />
      <span className={styles.action}>{t`Elige una foto`}</span>
      <span className={styles.hint}>{t`o suéltala aquí. JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB.`}</span>
      <input
        type="file"
        accept={taken}
        className={styles.input}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </label>
  );
}
