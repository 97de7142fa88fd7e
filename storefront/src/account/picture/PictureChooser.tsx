import { useLingui } from "@lingui/react/macro";
import { ImageUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { DropPlace } from "../../ui/forms/DropPlace.tsx";

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
    <DropPlace
      icon={<ImageUp aria-hidden="true" />}
      action={t`Elige una foto`}
      hint={t`o suéltala aquí. JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB.`}
      isOver={isOver}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      input={{
        accept: taken,
        onChange(event) {
          take(event.target.files);
          // The same file may be chosen again.
          event.target.value = "";
        },
      }}
    />
  );
}
