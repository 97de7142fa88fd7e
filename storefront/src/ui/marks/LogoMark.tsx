import styles from "./LogoMark.module.css";

const boltAngles = [-90, -18, 54, 126, 198];
const bolts = boltAngles.map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: (20 + 6.4 * Math.cos(angle)).toFixed(2), y: (20 + 6.4 * Math.sin(angle)).toFixed(2) };
});

/** Logo: a brake disc with its caliper. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className={styles.mark} aria-hidden="true">
      <circle cx="20" cy="20" r="14.5" className={styles.disc} />
      <circle cx="20" cy="20" r="9.6" className={styles.bell} />
      {bolts.map((bolt) => (
        <circle key={bolt.x} cx={bolt.x} cy={bolt.y} r="1.15" className={styles.hole} />
      ))}
      <circle cx="20" cy="20" r="2.5" className={styles.hole} />
      <path d="M23.5 3.2A17.2 17.2 0 0 1 36.8 16.5" className={styles.caliper} />
    </svg>
  );
}
