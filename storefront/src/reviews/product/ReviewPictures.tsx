import { useLingui } from "@lingui/react/macro";
import type { ReviewPicture } from "@recambia/contract/reviews/schemas";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import styles from "./ReviewPictures.module.css";

const loadEnlarging = () => import("./PicturesDialog.tsx");

type Props = { pictures: readonly ReviewPicture[]; title: string };

/** The pictures of a review, small; each opens large. */
export function ReviewPictures({ pictures, title }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const close = () => setOpened(null);
  const enlarging = useOnDemand(opened !== null, loadEnlarging, close);
  if (pictures.length === 0) return null;
  const count = pictures.length;
  return (
    <>
      <ul className={styles.pictures} aria-label={t`Fotos de la opinión`}>
        {pictures.map(({ id, small }, index) => {
          const number = index + 1;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.picture}
                aria-label={t`Ampliar la foto ${number} de ${count}`}
                aria-haspopup="dialog"
                onClick={() => setOpened(index)}
              >
                <img src={small} alt="" width={320} height={320} loading="lazy" decoding="async" />
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== null && enlarging ? (
        <enlarging.PicturesDialog
          pictures={pictures}
          title={title}
          index={opened}
          onIndex={setOpened}
          onClose={close}
        />
      ) : null}
    </>
  );
}
