import { useLingui } from "@lingui/react/macro";
import type { ChosenPicture } from "./choose-picture.ts";
import styles from "./PicturePreview.module.css";

/** Where a picture cannot be cut to choice: how it will be, or its name where it cannot be shown either. */
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
