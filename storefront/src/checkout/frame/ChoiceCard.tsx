import { type ReactNode, useId } from "react";
import styles from "./ChoiceCard.module.css";

type Props = {
  /** Radio group name, shared by the cards of one question. */
  name: string;
  isChosen: boolean;
  onChoose(): void;
  title: ReactNode;
  /** Text below the title. */
  detail?: ReactNode;
  /** Price, at the right. */
  mark?: ReactNode;
  isDisabled?: boolean;
  /** Other controls, outside of the pressable area. */
  action?: ReactNode;
};

/** A radio option whose whole card can be pressed. */
export function ChoiceCard({ name, isChosen, onChoose, title, detail, mark, isDisabled, action }: Props) {
  const id = useId();
  return (
    <div className={`${styles.card} ${isChosen ? styles.chosen : ""} ${isDisabled ? styles.disabled : ""}`}>
      <label className={styles.label} htmlFor={id}>
        <input
          id={id}
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          disabled={isDisabled}
          className={styles.radio}
          aria-describedby={detail ? `${id}-detail` : undefined}
          aria-labelledby={`${id}-title ${id}-mark`}
        />
        <span className={styles.words}>
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          {detail ? (
            <span id={`${id}-detail`} className={styles.detail}>
              {detail}
            </span>
          ) : null}
        </span>
        <span id={`${id}-mark`} className={styles.mark}>
          {mark}
        </span>
      </label>
      {action}
    </div>
  );
}
