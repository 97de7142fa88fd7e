import { useLingui } from "@lingui/react/macro";
import type { PictureCrop } from "@recambia/contract/account/schemas";
import { useState } from "react";
import Cropper, { type Point } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { type ChosenPicture, cropWithin } from "./choose-picture.ts";
import styles from "./PictureCropper.module.css";

const maxZoom = 4;
const keyboardStepPixels = 8;

/** Choose the square by dragging, with two fingers, the wheel, or the keyboard: arrows and the zoom's slider. */
export function PictureCropper({
  chosen,
  onCrop,
}: {
  chosen: ChosenPicture;
  onCrop(crop: PictureCrop | null): void;
}) {
  const { t } = useLingui();
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.cropper}>
      <div className={styles.stage}>
        <Cropper
          image={chosen.address}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyboardStepPixels}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => onCrop(chosen.size && cropWithin(pixels, chosen.size))}
          classes={{ cropAreaClassName: styles.area ?? "" }}
          cropperProps={{
            role: "application",
            "aria-label": t`Encuadre de la foto: muévelo con las flechas`,
          }}
        />
      </div>
      <label className={styles.zoom}>
        {t`Acercar`}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className={styles.hint}>{t`Arrastra la foto hasta que quede como quieres.`}</p>
    </div>
  );
}
