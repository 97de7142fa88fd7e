import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "./FieldError.tsx";
import styles from "./RatingInput.module.css";

const stars = [1, 2, 3, 4, 5] as const;

type Props = {
  /** The choice so far; empty while there is none. */
  value: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** One to five stars: radio buttons in the clothes of stars, so that arrow keys and screen readers know them. */
export function RatingInput({ value, error, field }: Props) {
  const { t } = useLingui();
  const id = useId();
  const names: Record<number, string> = {
    1: t`Muy mal`,
    2: t`Mal`,
    3: t`Regular`,
    4: t`Bien`,
    5: t`Muy bien`,
  };
  return (
    <fieldset className={styles.rating} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t`Tu valoración`}</legend>
      <div className={styles.row}>
        {stars.map((count) => {
          const name = names[count] ?? "";
          return (
            <label key={count} className={styles.star} title={name}>
              <input
                type="radio"
                value={count}
                aria-label={t`${count} de 5: ${name}`}
                aria-invalid={error ? true : undefined}
                {...field}
              />
              <Star size={32} aria-hidden="true" />
            </label>
          );
        })}
        <span className={styles.said} aria-hidden="true">
          {names[Number(value)] ?? ""}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
