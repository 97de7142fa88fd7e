import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { PartPicture } from "../card/PartPicture.tsx";
import styles from "./Gallery.module.css";
import { filesOf } from "./picture-files.ts";

const loadEnlarging = () => import("./PictureDialog.tsx");

type Props = { pictures: readonly string[]; name: string };

/** A product's pictures: a large one and thumbnails. A press shows the picture in the full window. */
export function Gallery({ pictures, name }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const enlarging = useOnDemand(isOpen, loadEnlarging, close);
  const picture = pictures[shown] ?? pictures[0];
  if (picture === undefined) return null;
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.open}
        aria-label={t`Ampliar la foto de ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <PartPicture
          picture={picture}
          alt={name}
          size="full"
          files={filesOf(picture)}
          isEager
          className={styles.main}
        />
      </button>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((other, index) => (
            <li key={other}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t`Foto ${index + 1}`}
                aria-current={index === shown}
                onClick={() => setShown(index)}
              >
                <PartPicture picture={other} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && enlarging ? <enlarging.PictureDialog picture={picture} name={name} onClose={close} /> : null}
    </div>
  );
}
