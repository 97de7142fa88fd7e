import { useLingui } from "@lingui/react/macro";
import { PartPicture } from "../catalogue/index.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Select } from "../ui/Select.tsx";
import { visuallyHiddenClass } from "../ui/VisuallyHidden.tsx";
import styles from "./WithdrawalChoice.module.css";
import type { WithdrawableLine } from "./withdrawable-lines.ts";

/** Pieces by line; a line that is not in it stays with the customer. */
export type ChosenPieces = Readonly<Record<string, number>>;

type Props = {
  lines: readonly WithdrawableLine[];
  chosen: ChosenPieces;
  onChange(chosen: ChosenPieces): void;
  /** Told when nothing is chosen and it was tried all the same. */
  error: string | null;
};

/** Which lines go back, and how many of each. */
export function WithdrawalChoice({ lines, chosen, onChange, error }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`¿De qué artículos desistes?`}</legend>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ChoiceRow
            key={line.id}
            line={line}
            pieces={chosen[line.id] ?? 0}
            onChange={(pieces) => onChange(withPieces(chosen, line.id, pieces))}
          />
        ))}
      </ul>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </fieldset>
  );
}

/** Everything that can go back. */
export function allPieces(lines: readonly WithdrawableLine[]): ChosenPieces {
  const able = lines.filter((line) => line.withdrawable_quantity > 0);
  return Object.fromEntries(able.map((line) => [line.id, line.withdrawable_quantity]));
}

function withPieces(chosen: ChosenPieces, lineId: string, pieces: number): ChosenPieces {
  const { [lineId]: _before, ...others } = chosen;
  return pieces > 0 ? { ...others, [lineId]: pieces } : others;
}

/** 0, 1, … most. */
function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

type RowProps = { line: WithdrawableLine; pieces: number; onChange(pieces: number): void };

function ChoiceRow({ line, pieces, onChange }: RowProps) {
  const { t } = useLingui();
  const most = line.withdrawable_quantity;
  const { name, part_number: reference } = line;
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} alt="" className={styles.picture} />
      <Checkbox
        label={
          <>
            <span className={styles.name}>{name}</span>
            {reference ? <span className={styles.reference}>{reference}</span> : null}
            {most === 0 ? <span className={styles.detail}>{t`De este no se puede desistir.`}</span> : null}
          </>
        }
        checked={pieces > 0}
        disabled={most === 0}
        onChange={(event) => onChange(event.target.checked ? most : 0)}
      />
      {most > 1 ? (
        <Select
          label={t`Unidades de ${name}`}
          labelClassName={visuallyHiddenClass ?? ""}
          className={styles.quantity}
          value={pieces}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {upTo(most).map((count) => (
            <option key={count} value={count}>
              {t`${count} de ${most}`}
            </option>
          ))}
        </Select>
      ) : null}
    </li>
  );
}
