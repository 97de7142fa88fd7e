import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { PartPicture } from "../card/PartPicture.tsx";
import styles from "./PictureDialog.module.css";

type Props = { picture: string; name: string; onClose(): void };

/** A picture in the full window. */
export function PictureDialog({ picture, name, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={name} shape="fullscreen">
      <PartPicture picture={picture} alt={name} size="full" isEager className={styles.picture} />
    </Dialog>
  );
}
