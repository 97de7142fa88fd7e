import styles from "./Skeleton.module.css";

/**
 * A grey place of the final size while something loads. Give it its size by a class of the screen,
 * so that nothing jumps; hide a group of them from screen readers with one `aria-busy` region.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(" ")} aria-hidden="true" />;
}
