/** Time in which a short message is read, in milliseconds. */
export const readingMs = 2000;

/**
 * Calls `reset` once something is typed or a button is pressed in the document: what follows may undo what the message
 * tells, and only the latest is news. It does not call it before a message has been there long enough to be read: browsers
 * and password managers fill in the form below it at once. Returns a function that stops it.
 */
export function resetOnNextAct(target: EventTarget, reset: () => void): () => void {
  const readAt = performance.now() + readingMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function note() {
    timer ??= setTimeout(reset, Math.max(0, readAt - performance.now()));
  }
  function notePress(event: Event) {
    if (event.target instanceof Element && event.target.closest("button")) note();
  }
  target.addEventListener("input", note);
  // Captured, because the press that opened the message has then passed, and no handler can keep another one away.
  target.addEventListener("click", notePress, true);
  return () => {
    target.removeEventListener("input", note);
    target.removeEventListener("click", notePress, true);
    clearTimeout(timer);
  };
}
