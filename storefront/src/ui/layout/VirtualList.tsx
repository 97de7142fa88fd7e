import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { typeAheadIndex } from "../forms/searchable-text.ts";
import styles from "./VirtualList.module.css";

type Props<Row> = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Content of a row, up to two lines. */
  renderRow(row: Row): ReactNode;
  onChoose(row: Row): void;
  /** Key of the chosen row. */
  chosenKey?: string | null;
  /** At the usual size of text. */
  rowHeightPx?: number;
  className?: string;
  /** Text that type-ahead matches. */
  textOf?(row: Row): string;
  /** Group of a row; shown above the group's first row. */
  headingOf?(row: Row): string;
  /** For a search field that controls the list: the list's id and the active index, -1 for none. */
  steering?: ListSteering;
};

type ListSteering = { id: string; active: number; onActive(index: number): void };

const bufferPx = 100;
const headingHeightPx = 36;

/**
 * A single-choice list of any length. Only rows in view, plus 100 px, are in the document (specification §9).
 * It has one tab stop; arrows, Home, End and page keys move, Enter or Space chooses, letters jump to the next
 * matching row.
 */
export function VirtualList<Row>(props: Props<Row>) {
  const { label, rows, keyOf, renderRow, onChoose, chosenKey = null, className } = props;
  const [textScale] = useState(readTextScale);
  const rowHeightPx = textScale * (props.rowHeightPx ?? 60);
  const ownId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [ownActive, setOwnActive] = useState(() => rows.findIndex((row) => keyOf(row) === chosenKey));
  const id = props.steering?.id ?? ownId;
  const requested = props.steering ? props.steering.active : Math.max(0, ownActive);
  const active = Math.min(requested, rows.length - 1);
  const point = props.steering?.onActive ?? setOwnActive;
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and heading depend on the row alone
  const { keys, headings } = useMemo(() => describeRows(rows, keyOf, props.headingOf), [rows]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: (index) => rowHeightPx + (headings[index] ? textScale * headingHeightPx : 0),
    overscan: Math.ceil(bufferPx / rowHeightPx),
    useFlushSync: false,
  });
  useScrollToActive(active, (index, align) => virtualizer.scrollToIndex(index, { align }));
  const takeKey = useListKeys({ rows, active, point, scroller, rowHeightPx, onChoose, textOf: props.textOf });

  return (
    <div
      ref={scroller}
      id={id}
      className={[styles.scroller, className].filter(Boolean).join(" ")}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
      onKeyDown={takeKey}
    >
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const key = keys[item.index];
          const heading = headings[item.index];
          return (
            <div
              key={item.key}
              className={styles.place}
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
              role="presentation"
            >
              {heading ? (
                <span className={styles.heading} aria-hidden="true">
                  {heading}
                </span>
              ) : null}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the listbox itself takes the keys */}
              <div
                id={optionId(id, item.index)}
                role="option"
                tabIndex={-1}
                aria-selected={key === chosenKey}
                aria-posinset={item.index + 1}
                aria-setsize={rows.length}
                data-active={item.index === active || undefined}
                className={styles.row}
                onClick={() => {
                  point(item.index);
                  onChoose(row);
                }}
              >
                {renderRow(row)}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** DOM id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Returns each row's key and heading; the heading is empty within a group. */
function describeRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  headingOf?: (row: Row) => string,
): { keys: string[]; headings: string[] } {
  const groups = headingOf ? rows.map(headingOf) : [];
  return {
    keys: rows.map(keyOf),
    headings: groups.map((group, index) => (group === groups[index - 1] ? "" : group)),
  };
}

/** Keeps the active row in view, centred when the list opens. */
function useScrollToActive(active: number, scroll: (index: number, align: "center" | "auto") => void) {
  const isOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it points elsewhere
  useEffect(() => {
    if (active > 0 || isOpen.current) scroll(Math.max(0, active), isOpen.current ? "auto" : "center");
    isOpen.current = true;
  }, [active]);
}

type ListKeys<Row> = {
  rows: readonly Row[];
  active: number;
  point(index: number): void;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeightPx: number;
  onChoose(row: Row): void;
  textOf: ((row: Row) => string) | undefined;
};

function useListKeys<Row>(list: ListKeys<Row>) {
  const typing = useTypedText();
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const row = list.rows[list.active];
      if (row !== undefined) list.onChoose(row);
      return;
    }
    const next =
      event.key.length === 1 && list.textOf
        ? typeAheadIndex(list.rows.map(list.textOf), typing(event), list.active)
        : nextIndex(
            event.key,
            list.active,
            list.rows.length,
            pageRowsOf(list.scroller.current, list.rowHeightPx),
          );
    if (next === null) return;
    event.preventDefault();
    list.point(next);
  };
}

/** Number of rows that a page key moves by. */
/** How much larger than usual the browser shows text: rows with room for two lines grow with it. */
function readTextScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}

function pageRowsOf(scroller: HTMLElement | null, rowHeightPx: number): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? rowHeightPx) / rowHeightPx) - 1);
}

/** Pause after which type-ahead starts over (specification §9). */
const typeAheadResetMs = 1000;

/** Collects letters typed in quick succession. */
function useTypedText(): (event: KeyboardEvent) => string {
  const typed = useRef({ text: "", atMs: 0 });
  return ({ key, timeStamp }) => {
    const isNew = timeStamp - typed.current.atMs > typeAheadResetMs;
    typed.current = { text: isNew ? key : typed.current.text + key, atMs: timeStamp };
    return typed.current.text;
  };
}

/** Returns the index that a key moves to; null for other keys. */
export function nextIndex(key: string, active: number, count: number, pageRows: number): number | null {
  if (count === 0) return null;
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + pageRows,
    PageUp: active - pageRows,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}
