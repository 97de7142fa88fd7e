/** Time in which a short message is read, in milliseconds. */
export const readingMs = 2000;

/**
 * Calls `reset` once something is typed in the document, but not before a message has been there long enough to be read:
 * browsers and password managers fill in the form below it at once. Returns a function that stops it.
 */
export function resetOnInput(target: EventTarget, reset: () => void): () => void {
  const readAt = performance.now() + readingMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function note() {
    timer ??= setTimeout(reset, Math.max(0, readAt - performance.now()));
  }
  target.addEventListener("input", note);
  return () => {
    target.removeEventListener("input", note);
    clearTimeout(timer);
  };
}
