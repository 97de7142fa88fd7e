import { useLingui } from "@lingui/react/macro";
import type { Data } from "@recambia/contract/endpoint";
import { copyReviewPicture, uploadReviewPicture } from "@recambia/contract/reviews/endpoints";
import { type MyReview, type ReviewPicture, reviewLimits } from "@recambia/contract/reviews/schemas";
import { useEffect, useRef, useState } from "react";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { uploadPicture } from "../../session/index.ts";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";

/** A picture on its way to the shop. */
export type PendingPicture = { key: number; name: string; share: number };
export type PictureFailure = { key: number; name: string; words: string };

/** The pictures of a review that is being written: those that the shop has, those on their way, those refused. */
export function useReviewPictures(before: Pick<MyReview, "pictures" | "copies"> | null) {
  const { t } = useLingui();
  const http = useHttp();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const [pictures, setPictures] = useState<readonly ReviewPicture[]>(before?.pictures ?? []);
  const { underway, newKey, enter, noteShare, end } = useUnderway();
  const [failures, setFailures] = useState<readonly PictureFailure[]>([]);
  /** Pictures' ids by those of the files that they are copies of; null while the shop copies. */
  const [copies, setCopies] = useState<Readonly<Record<string, string | null>>>(() =>
    Object.fromEntries((before?.copies ?? []).map(({ picture_id, upload_id }) => [upload_id, picture_id])),
  );
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** Waits for the shop to draw a picture that was entered, and adds it; null when it was refused. */
  async function take(key: number, name: string, call: Promise<ApiAnswer<Data<ReviewPicture>>>) {
    const answer = await call;
    end(key);
    if (leaving.current.signal.aborted) return null;
    if (!isSuccess(answer)) {
      setFailures((all) => [...all, { key, name, words: refusalText(answer) }]);
      return null;
    }
    const picture = answer.data.data;
    setPictures((all) => [...all, picture]);
    return picture;
  }

  const send = (key: number, picture: File) =>
    take(
      key,
      picture.name,
      uploadPicture(http, uploadReviewPicture, {
        picture,
        locale,
        onProgress: (share) => noteShare(key, share),
        signal: leaving.current.signal,
      }),
    );

  /** Copies a picture among the person's files. */
  async function copy({ id, name }: { id: string; name: string }) {
    setFailures([]);
    setCopies((all) => ({ ...all, [id]: null }));
    const call = http.call(copyReviewPicture, { body: { upload_id: id } });
    const picture = await take(enter(name), name, call);
    setCopies(({ [id]: _, ...others }) => (picture ? { ...others, [id]: picture.id } : others));
  }

  /** As many of the files as there is room for, one after the other: the shop draws one at a time. Names the others. */
  async function add(files: readonly File[]) {
    const most = reviewLimits.pictures;
    const room = most - pictures.length - underway.length;
    const name = namesOf(files.slice(room));
    setFailures(name ? [{ key: newKey(), name, words: t`No se ha añadido: caben ${most} fotos.` }] : []);
    // All are entered at once: those that wait for their turn take room as well.
    const entered = files.slice(0, room).map((file) => [enter(file.name), file] as const);
    for (const [key, file] of entered) await send(key, file);
  }

  const remove = (id: string) => setPictures((all) => all.filter((picture) => picture.id !== id));
  const isShown = (pictureId: string | null | undefined) =>
    pictureId === null || pictures.some(({ id }) => id === pictureId);

  return {
    pictures,
    underway,
    failures,
    add,
    remove,
    /** Ids of the files that have a copy among the pictures, or soon will. */
    copiedIds: Object.keys(copies).filter((id) => isShown(copies[id])),
    copy,
    removeCopy: (fileId: string) => remove(copies[fileId] ?? ""),
  };
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(", ");

/** The pictures on their way, those that wait for their turn among them. */
function useUnderway() {
  const [underway, setUnderway] = useState<readonly PendingPicture[]>([]);
  const serial = useRef(0);
  const newKey = () => ++serial.current;
  return {
    underway,
    newKey,
    /** Lists a picture, and returns its key. */
    enter(name: string): number {
      const key = newKey();
      setUnderway((all) => [...all, { key, name, share: 0 }]);
      return key;
    },
    noteShare(key: number, share: number) {
      setUnderway((all) => all.map((sent) => (sent.key === key ? { ...sent, share } : sent)));
    },
    end(key: number) {
      setUnderway((all) => all.filter((sent) => sent.key !== key));
    },
  };
}
