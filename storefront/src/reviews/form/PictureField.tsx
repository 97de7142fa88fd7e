import { useLingui } from "@lingui/react/macro";
import { maxPictureBytes } from "@recambia/contract/account/schemas";
import { reviewLimits } from "@recambia/contract/reviews/schemas";
import { Camera, X } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { PicturePicker } from "../../uploads/index.ts";
import styles from "./PictureField.module.css";
import type { useReviewPictures } from "./use-review-pictures.ts";

type Props = { chosen: ReturnType<typeof useReviewPictures>; error: string | undefined };

/** Accepted types; phones convert their own format to one of these. */
const accepted = "image/jpeg,image/png,image/webp";

/** Up to four pictures, uploaded while the rest of the form is filled in. */
export function PictureField({ chosen, error }: Props) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { pictures, underway, failures } = chosen;
  const most = reviewLimits.pictures;
  const megabytes = maxPictureBytes / 1024 / 1024;
  const isFull = pictures.length + underway.length >= most;

  function addFiles(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again.
    event.currentTarget.value = "";
    return chosen.add(files);
  }

  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend>{t`Fotos (opcional)`}</legend>
      <ul className={styles.pictures}>
        {pictures.map(({ id: pictureId, small }, index) => {
          const number = index + 1;
          return (
            <li key={pictureId} className={styles.picture}>
              <img src={small} alt={t`Foto ${number}`} width={96} height={96} />
              <IconButton
                className={styles.remove}
                label={t`Quitar la foto ${number}`}
                icon={<X size={20} aria-hidden="true" />}
                onClick={() => {
                  chosen.remove(pictureId);
                  field.current?.focus();
                }}
              />
            </li>
          );
        })}
        {underway.map(({ key, name, share }) => (
          <li key={key} className={styles.underway}>
            <progress value={share} aria-label={t`Subiendo ${name}`} />
          </li>
        ))}
        {isFull ? null : (
          <li>
            <label className={styles.add}>
              <input ref={field} type="file" accept={accepted} multiple onChange={addFiles} />
              <Camera aria-hidden="true" />
              {t`Añadir fotos`}
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        {t`Hasta ${most} fotos de ${megabytes} MB. Borramos de ellas el lugar y la cámara. Que no se vea a nadie ni una matrícula.`}
      </p>
      <PicturePicker
        chosen={chosen.copiedIds}
        isFull={isFull}
        onToggle={(file, isChosen) => (isChosen ? chosen.copy(file) : chosen.removeCopy(file.id))}
        note={t`Lo que elijas se publica con tu opinión, en una copia sin el lugar ni la cámara. El archivo sigue siendo solo tuyo.`}
      />
      {error ? <p className={styles.error}>{error}</p> : null}
      {failures.map(({ key, name, words }) => (
        <Callout key={key} type="error" title={name}>
          {words}
        </Callout>
      ))}
    </fieldset>
  );
}
