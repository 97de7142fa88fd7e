import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { nextIndex, optionId, VirtualList } from "../layout/VirtualList.tsx";
import { visuallyHiddenClass } from "../layout/VisuallyHidden.tsx";
import { nearestRows } from "./nearest-rows.ts";
import styles from "./Picker.module.css";
import { matchingRows } from "./searchable-text.ts";
import { TextField } from "./TextField.tsx";

type Props<Row> = {
  /** Accessible name of the list. */
  label: string;
  /** Label of the search field. */
  searchLabel: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  keyOf(row: Row): string;
  /** Text that the search matches first. */
  titleOf(row: Row): string;
  /** Text that the search matches when no title does. */
  detailOf?(row: Row): string;
  renderRow(row: Row): ReactNode;
  headingOf?(row: Row): string;
  onChoose(row: Row): void;
  chosenKey?: string | null;
  rowHeightPx?: number;
  /** Replaces the list when nothing matches. */
  nothingFound: ReactNode;
  /** Replaces the list when there are no rows. */
  noRows: ReactNode;
  /** Takes the focus on mount. */
  takesFocus?: boolean;
  listClassName?: string;
};

/**
 * A searchable list (specification §5, §9): typing filters it, arrow and page keys move while the focus stays
 * in the field, Enter chooses. At most 450 px high.
 */
export function Picker<Row>(props: Props<Row>) {
  const { label, searchLabel, rows, titleOf, detailOf, keyOf, onChoose, chosenKey = null } = props;
  const listId = useId();
  const picker = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<number | null>(null);
  const matching = rows ? matchingRows(rows, typed, titleOf, detailOf) : [];
  const shown = rows && matching.length === 0 ? nearestRows(rows, typed, titleOf) : matching;
  const chosenIndex = shown.findIndex((row) => keyOf(row) === chosenKey);
  const active = Math.min(pointed ?? (typed.trim() === "" ? chosenIndex : 0), shown.length - 1);
  useFocusOnArrival(picker, props.takesFocus ?? false);

  function choose(row: Row) {
    setTyped("");
    setPointed(null);
    onChoose(row);
  }
  function steer(event: KeyboardEvent) {
    const row = shown[active];
    if (event.key === "Enter" && row !== undefined) {
      event.preventDefault();
      choose(row);
      return;
    }
    if (event.key === "Home" || event.key === "End") return;
    const next = nextIndex(event.key, active, shown.length, pageRows);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and needs a legend
    <div ref={picker} role="group" aria-label={label} tabIndex={-1} className={styles.picker}>
      <TextField
        label={searchLabel}
        labelClassName={visuallyHiddenClass}
        lead={<Search aria-hidden="true" />}
        placeholder={searchLabel}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPointed(null);
        }}
        onKeyDown={steer}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
      />
      {rows === undefined ? <ListSkeleton label={label} /> : null}
      {rows !== undefined && shown.length === 0 ? (
        <div className={styles.nothing} role="status">
          {rows.length === 0 ? props.noRows : props.nothingFound}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <VirtualList
          label={label}
          rows={shown}
          keyOf={keyOf}
          renderRow={props.renderRow}
          onChoose={choose}
          chosenKey={chosenKey}
          textOf={titleOf}
          steering={{ id: listId, active, onActive: setPointed }}
          className={[styles.list, props.listClassName].filter(Boolean).join(" ")}
          {...(props.headingOf ? { headingOf: props.headingOf } : {})}
          {...(props.rowHeightPx ? { rowHeightPx: props.rowHeightPx } : {})}
        />
      ) : null}
    </div>
  );
}

const pageRows = 5;
const skeletonRows = ["a", "b", "c", "d", "e", "f", "g"];

function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={`${styles.list} ${styles.waiting}`} aria-busy="true" role="status" aria-label={label}>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.waitingRow}>
          <Skeleton className={styles.waitingTitle} />
          <Skeleton className={styles.waitingDetail} />
        </div>
      ))}
    </div>
  );
}

/**
 * Focuses the field or, on touch screens, where that would open the keyboard, the whole picker, so that
 * screen readers continue from there.
 */
function useFocusOnArrival(picker: { current: HTMLElement | null }, takesFocus: boolean) {
  useEffect(() => {
    if (!takesFocus) return;
    const isTouched = matchMedia("(pointer: coarse)").matches;
    (isTouched ? picker.current : picker.current?.querySelector("input"))?.focus();
  }, [picker, takesFocus]);
}
