import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { useFileWords } from "../use-file-words.ts";
import styles from "./FilePicker.module.css";

type Props = {
  file: UploadedFile;
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onToggle(isChosen: boolean): void;
};

/** A file that can be chosen, is being looked at, or was rejected, with the reason. */
export function PickableFile({ file, isChosen, isFull, onToggle }: Props) {
  const words = useFileWords(file);
  const { name, pictures, state } = file;
  if (state !== "ready") {
    return (
      <div role="status">
        <p className={styles.name}>{name}</p>
        <p className={state === "rejected" ? styles.error : styles.note}>{words}</p>
      </div>
    );
  }
  return (
    <>
      {pictures ? <img src={pictures.small} alt="" width={44} height={44} loading="lazy" /> : null}
      <Checkbox
        label={name}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </>
  );
}
