import styles from "./Skeleton.module.css";

/**
 * Placeholder of the final size while content loads. Set the size by a class of the screen, so that nothing
 * shifts, and hide groups of them from screen readers with one `aria-busy` region.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(" ")} aria-hidden="true" />;
}
