import { retryWhenOnline } from "../../lib/http/retry-when-online.ts";

/**
 * Marks pictures that could not be loaded, so that their ground is shown instead of the browser's sign (`base.css`), and loads
 * them again when the network returns.
 *
 * @returns a function that stops watching.
 */
export function watchMissingPictures(): () => void {
  const note = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute("data-missing", type === "error");
  };
  for (const type of ["error", "load"]) document.addEventListener(type, note, true);
  // A picture that is on its way is not marked any more, so that the next attempt does not begin it anew.
  const stopRetrying = retryWhenOnline(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-missing]")) {
      picture.removeAttribute("data-missing");
      picture.setAttribute("src", picture.src);
    }
  });
  return () => {
    for (const type of ["error", "load"]) document.removeEventListener(type, note, true);
    stopRetrying();
  };
}
