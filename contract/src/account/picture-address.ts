import { pathOf } from "../endpoint.ts";
import { getPersonPicture } from "./endpoints.ts";

/** Returns the URL of a person's picture; null without one. It identifies nobody and never changes. */
export function pictureAddress(pictureId: string | null): string | null {
  return pictureId === null ? null : pathOf(getPersonPicture, { pictureId });
}
