import type { ReactNode } from "react";
import styles from "./ProgressRail.module.css";

type Step = { title: string; text: ReactNode };
type Props = {
  /** Purpose of the steps, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Index of the step that this page is. */
  current: number;
};

/** The way through several pages and mails, marked on an upright steel rule. */
export function ProgressRail({ label, steps, current }: Props) {
  return (
    <ol className={styles.rule} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={styles.step}
          data-past={index < current || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={styles.title}>{step.title}</p>
            <p className={styles.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
