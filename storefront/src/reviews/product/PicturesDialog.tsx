import { useLingui } from "@lingui/react/macro";
import type { ReviewPicture } from "@recambia/contract/reviews/schemas";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import styles from "./PicturesDialog.module.css";

type Props = {
  pictures: readonly ReviewPicture[];
  title: string;
  index: number;
  onIndex(index: number): void;
  onClose(): void;
};

/** A review's pictures across the window, one after the other: by arrow keys too. */
export function PicturesDialog({ pictures, title, index, onIndex, onClose }: Props) {
  const { t } = useLingui();
  const picture = pictures[index];
  if (!picture) return null;
  const count = pictures.length;
  const number = index + 1;
  const step = (by: number) => onIndex((index + by + count) % count);
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} shape="fullscreen">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same */}
      <div className={styles.stage} onKeyDown={count > 1 ? onKeyDown : undefined}>
        <img
          key={picture.id}
          className={styles.picture}
          src={picture.large}
          width={picture.width}
          height={picture.height}
          alt={t`Foto ${number} de ${count}`}
        />
        {count > 1 ? (
          <div className={styles.controls}>
            <IconButton
              label={t`Foto anterior`}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => step(-1)}
            />
            <p aria-live="polite">{t`${number} de ${count}`}</p>
            <IconButton
              label={t`Foto siguiente`}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => step(1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
