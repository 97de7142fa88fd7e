import { useLingui } from "@lingui/react/macro";
import type { PictureCrop } from "@recambia/contract/account/schemas";
import { useEffect, useRef, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import {
  type ChosenPicture,
  findPictureProblem,
  measurePicture,
  type PictureProblem,
} from "./choose-picture.ts";
import { PictureChooser } from "./PictureChooser.tsx";
import styles from "./PictureDialog.module.css";
import { PicturePreview } from "./PicturePreview.tsx";
import { sendPicture } from "./send-picture.ts";

const loadCropping = () => import("./PictureCropper.tsx");

/** Choose a file or drop it, choose the square to keep, send it. */
export function PictureDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [crop, setCrop] = useState<PictureCrop | null>(null);
  const { send, sentShare } = useSending(onClose, setProblem);
  const problemWords: Record<PictureProblem, string> = {
    too_large: t`La foto pesa demasiado: puede ocupar hasta 10 MB.`,
    no_image: t`Ese archivo no es una imagen. Prueba con una foto JPEG, PNG o WebP.`,
  };
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.address) : undefined), [chosen]);

  async function choose(file: File) {
    const found = findPictureProblem(file);
    setProblem(found ? problemWords[found] : null);
    if (found) return;
    const address = URL.createObjectURL(file);
    const size = await measurePicture(address);
    setCrop(null);
    setChosen({ file, address, size });
  }

  const actions = chosen ? (
    <>
      <Button
        look="quiet"
        onClick={() => setChosen(null)}
        disabled={sentShare !== null}
      >{t`Elegir otra`}</Button>
      <Button onClick={() => send(chosen.file, crop)} isLoading={sentShare !== null}>
        {t`Guardar`}
      </Button>
    </>
  ) : undefined;

  return (
    <Dialog isOpen onClose={onClose} title={t`Tu foto`} closesOutside={false} actions={actions}>
      <div className={styles.content}>
        {chosen ? <ChosenPart chosen={chosen} onCrop={setCrop} /> : <PictureChooser onChoose={choose} />}
        {sentShare === null ? null : <SendingProgress share={sentShare} />}
        <FailureRow>{problem}</FailureRow>
      </div>
    </Dialog>
  );
}

type ChosenProps = { chosen: ChosenPicture; onCrop(crop: PictureCrop): void };

/** The square to keep; without its code (no connection) the picture is sent whole, and cut in the middle. */
function ChosenPart({ chosen, onCrop }: ChosenProps) {
  const [isWhole, setIsWhole] = useState(chosen.size === null);
  const cropping = useLoaded(!isWhole, loadCropping, () => setIsWhole(true));
  if (isWhole) return <PicturePreview chosen={chosen} />;
  if (!cropping) return <Skeleton className={styles.loading} />;
  return <cropping.PictureCropper chosen={chosen} onCrop={onCrop} />;
}

/** Sends a picture; closing the dialog ends it. `sentShare` is null while nothing is being sent. */
function useSending(onSent: () => void, onProblem: (words: string | null) => void) {
  const { t } = useLingui();
  const http = useHttp();
  const locale = useLocale();
  const wordsFor = useRefusalText();
  const [sentShare, setSentShare] = useState<number | null>(null);
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  async function send(picture: File, crop: PictureCrop | null) {
    const controller = new AbortController();
    const { signal } = controller;
    ending.current = controller;
    onProblem(null);
    setSentShare(0);
    const answer = await sendPicture(http, { picture, crop, locale, onProgress: setSentShare, signal });
    if (signal.aborted) return;
    setSentShare(null);
    if (answer.status !== 200) return onProblem(wordsFor(answer));
    onSent();
    showAlert({ title: t`Tu foto está puesta`, type: "success" });
  }
  return { send, sentShare };
}

function SendingProgress({ share }: { share: number }) {
  const { t } = useLingui();
  const words = share < 1 ? t`Enviando la foto…` : t`Preparando la foto…`;
  return (
    <div className={styles.progress}>
      <span role="status">{words}</span>
      <progress value={share} max={1} aria-label={words} />
    </div>
  );
}
