import { useLingui } from "@lingui/react/macro";
import type { ChosenPicture } from "./choose-picture.ts";
import styles from "./PicturePreview.module.css";

/** Preview of a picture that can't be cropped here; its file name if it can't be shown either. */
export function PicturePreview({ chosen }: { chosen: ChosenPicture }) {
  const { t } = useLingui();
  return (
    <div className={styles.plain}>
      {chosen.size ? (
        <img src={chosen.address} alt="" width={240} height={240} className={styles.picture} />
      ) : (
        <p className={styles.name}>{chosen.file.name}</p>
      )}
      <p className={styles.hint}>
        {chosen.size
          ? t`Usaremos el centro de la foto.`
          : t`Este navegador no puede mostrar la foto. Puedes guardarla igual: usaremos su centro.`}
      </p>
    </div>
  );
}
