import { useLingui } from "@lingui/react/macro";
import { PartPicture } from "../../catalogue/index.ts";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { visuallyHiddenClass } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./PieceChoice.module.css";

/** A line with pieces to choose. */
export type ChoosableLine = {
  id: string;
  name: string;
  part_number: string | null;
  picture: string;
  /** Maximum that can be chosen; 0: none. */
  most: number;
  /** Reason why none can be chosen, or consequence of choosing it. */
  note: string | null;
};

/** Chosen pieces by line id; other lines stay unchanged. */
export type ChosenPieces = Readonly<Record<string, number>>;

type Props = {
  /** Question above the choice. */
  legend: string;
  lines: readonly ChoosableLine[];
  /** All pieces are chosen and cannot be deselected. */
  isWhole: boolean;
  chosen: ChosenPieces;
  onChange(chosen: ChosenPieces): void;
  /** Error after submitting without a choice. */
  error: string | null;
};

/** Chooses lines of an order and a number of pieces of each. */
export function PieceChoice({ legend, lines, isWhole, chosen, onChange, error }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ChoiceRow
            key={line.id}
            line={line}
            isWhole={isWhole}
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

/** Chooses every available piece. */
export function allPieces(lines: readonly ChoosableLine[]): ChosenPieces {
  const able = lines.filter((line) => line.most > 0);
  return Object.fromEntries(able.map((line) => [line.id, line.most]));
}

/** Returns an earlier choice as far as it is still possible. */
export function stillPossible(chosen: ChosenPieces, lines: readonly ChoosableLine[]): ChosenPieces {
  const counts = lines.map(({ id, most }) => [id, Math.min(chosen[id] ?? 0, most)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Converts the choice to the API's format. */
export function chosenLines(chosen: ChosenPieces): { line_id: string; quantity: number }[] {
  return Object.entries(chosen).map(([id, quantity]) => ({ line_id: id, quantity }));
}

function withPieces(chosen: ChosenPieces, lineId: string, pieces: number): ChosenPieces {
  const { [lineId]: _before, ...others } = chosen;
  return pieces > 0 ? { ...others, [lineId]: pieces } : others;
}

/** Returns 0, 1, … most. */
function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

type RowProps = { line: ChoosableLine; isWhole: boolean; pieces: number; onChange(pieces: number): void };

function ChoiceRow({ line, isWhole, pieces, onChange }: RowProps) {
  const { t } = useLingui();
  const { part_number: reference, most, note } = line;
  const name = nameWithNumber(line);
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} alt="" className={styles.picture} />
      <Checkbox
        label={
          <>
            <span className={styles.name}>{isWhole && most > 1 ? `${most} × ${line.name}` : line.name}</span>
            {reference ? <span className={styles.reference}>{reference}</span> : null}
            {note ? <span className={styles.detail}>{note}</span> : null}
          </>
        }
        checked={pieces > 0}
        disabled={most === 0 || isWhole}
        onChange={(event) => onChange(event.target.checked ? most : 0)}
      />
      {most > 1 && !isWhole ? (
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
