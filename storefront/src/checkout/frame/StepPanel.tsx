import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./StepPanel.module.css";
import { type Step, steps } from "./steps.ts";

type Props = {
  step: Step;
  title: string;
  isOpen: boolean;
  /** The step is complete: it shows its choice and an edit button. */
  isReachable: boolean;
  onEdit(): void;
  /** Label of the edit button. */
  editLabel?: string;
  summary?: ReactNode;
  children: ReactNode;
};

/** Id of a step's heading, which receives the focus when the step opens. */
export function headingIdOf(step: Step): string {
  return `step-${step}`;
}

/** Focuses what an open step says of its problem, in the middle of the window: it may be below the bar of the total. */
export function showProblemOf(step: Step): void {
  const panel = document.getElementById(headingIdOf(step))?.closest("section");
  const note = panel?.querySelector<HTMLElement>('[role="status"]');
  if (!note) return;
  note.tabIndex = -1;
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: "center" });
}

/** One step: open, complete or upcoming. */
export function StepPanel(props: Props) {
  const { step, title, isOpen, isReachable, onEdit, editLabel, summary, children } = props;
  const { t } = useLingui();
  const number = steps.indexOf(step) + 1;
  const count = steps.length;
  return (
    <li className={[styles.panel, isOpen && styles.open].filter(Boolean).join(" ")}>
      <section aria-labelledby={headingIdOf(step)} aria-current={isOpen ? "step" : undefined}>
        <header className={styles.header}>
          <span className={`${styles.number} ${isReachable ? styles.done : ""}`} aria-hidden="true">
            {isReachable ? <Check size={18} /> : number}
          </span>
          <h2 id={headingIdOf(step)} tabIndex={-1} className={styles.title}>
            <VisuallyHidden>{t`Paso ${number} de ${count}:`} </VisuallyHidden>
            {title}
          </h2>
          {isReachable ? (
            <Button look="quiet" className={styles.edit} aria-label={editLabel} onClick={onEdit}>
              {t`Cambiar`}
            </Button>
          ) : null}
        </header>
        {isReachable ? <div className={styles.summary}>{summary}</div> : null}
        {isOpen ? <div className={styles.content}>{children}</div> : null}
      </section>
    </li>
  );
}
