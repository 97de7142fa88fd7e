/** Specification §9. */
const durationMs = 300;

/**
 * Scrolls the page to its top in 300 ms; at once for those who prefer less motion. The shopper's own
 * scrolling wins.
 */
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
    for (const own of ["wheel", "touchstart", "keydown"]) window.removeEventListener(own, stop);
  };
  for (const own of ["wheel", "touchstart", "keydown"]) window.addEventListener(own, stop, { passive: true });

  function step(now: number) {
    const done = Math.min(1, (now - startedAt) / durationMs);
    window.scrollTo({ top: from * (1 - done) ** 3, behavior: "instant" });
    if (done < 1) frame = requestAnimationFrame(step);
    else stop();
  }
  return stop;
}
