/** Specification §9. */
const durationMs = 300;

/** User input cancels the scrolling: a page that moves during a press loses the press. */
const ownActions = ["wheel", "pointerdown", "touchstart", "keydown"];

/** Scrolls to the top of the page within 300 ms, or at once for users who prefer reduced motion. */
export function scrollToTop(): () => void {
  const from = window.scrollY;
  const wantsStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (wantsStill || from === 0) {
    window.scrollTo({ top: 0, behavior: "instant" });
    return () => undefined;
  }
  const startedAt = performance.now();
  let frame = requestAnimationFrame(step);
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const action of ownActions) window.removeEventListener(action, stop);
  };
  for (const action of ownActions) window.addEventListener(action, stop, { passive: true });

  function step(now: number) {
    const done = Math.min(1, (now - startedAt) / durationMs);
    window.scrollTo({ top: from * (1 - done) ** 3, behavior: "instant" });
    if (done < 1) frame = requestAnimationFrame(step);
    else stop();
  }
  return stop;
}
