import { uploadReviewPicture } from "@recambia/contract/reviews/endpoints";
import { type ReviewPicture, reviewLimits } from "@recambia/contract/reviews/schemas";
import { useEffect, useRef, useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { uploadPicture } from "../../session/index.ts";
import { useRefusalText } from "../use-refusal-text.ts";

/** A picture on its way to the shop. */
export type PictureUnderway = { key: number; name: string; share: number };
export type PictureFailure = { key: number; name: string; words: string };

/** The pictures of a review that is being written: those that the shop has, those on their way, those refused. */
export function useReviewPictures(before: readonly ReviewPicture[]) {
  const http = useHttp();
  const locale = useLocale();
  const refusalText = useRefusalText();
  const [pictures, setPictures] = useState(before);
  const [underway, setUnderway] = useState<readonly PictureUnderway[]>([]);
  const [failures, setFailures] = useState<readonly PictureFailure[]>([]);
  const serial = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function send(picture: File) {
    const key = ++serial.current;
    const { name } = picture;
    setUnderway((all) => [...all, { key, name, share: 0 }]);
    const answer = await uploadPicture(http, uploadReviewPicture, {
      picture,
      locale,
      onProgress: (share) =>
        setUnderway((all) => all.map((sent) => (sent.key === key ? { ...sent, share } : sent))),
      signal: leaving.current.signal,
    });
    setUnderway((all) => all.filter((sent) => sent.key !== key));
    if (leaving.current.signal.aborted) return;
    if (isSuccess(answer)) setPictures((all) => [...all, answer.data.data]);
    else setFailures((all) => [...all, { key, name, words: refusalText(answer) }]);
  }

  /** As many of the files as there is room for, one after the other: the shop draws one at a time. */
  async function add(files: readonly File[]) {
    setFailures([]);
    const room = reviewLimits.pictures - pictures.length - underway.length;
    for (const file of files.slice(0, room)) await send(file);
  }

  return {
    pictures,
    underway,
    failures,
    add,
    remove: (id: string) => setPictures((all) => all.filter((picture) => picture.id !== id)),
  };
}
