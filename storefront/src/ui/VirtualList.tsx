import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./VirtualList.module.css";

type Props<Row> = {
  /** What the list holds, for screen readers. */
  label: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** The row's content: two lines fit. */
  renderRow(row: Row): ReactNode;
  onChoose(row: Row): void;
  /** Key of the row that is chosen already. */
  chosenKey?: string | null;
  rowHeightPx?: number;
  className?: string;
};

const bufferPx = 100;

/**
 * A list to choose one row from, of any length: only the rows in view are in the document, with
 * 100 px around them (specification §9). One tab stop; arrows, Home, End and page keys move, Enter
 * or Space chooses.
 */
export function VirtualList<Row>(props: Props<Row>) {
  const { label, rows, keyOf, renderRow, onChoose, chosenKey = null, rowHeightPx = 60, className } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState(() =>
    Math.max(
      0,
      rows.findIndex((row) => keyOf(row) === chosenKey),
    ),
  );
  const active = Math.min(activeIndex, Math.max(0, rows.length - 1));
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: Math.ceil(bufferPx / rowHeightPx),
  });

  const heightPx = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (canvas.current) canvas.current.style.height = `${heightPx}px`;
  }, [heightPx]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list first opens
  useEffect(() => {
    if (chosenKey !== null) virtualizer.scrollToIndex(active, { align: "center" });
  }, []);

  function moveBy(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const row = rows[active];
      if (row !== undefined) onChoose(row);
      return;
    }
    const pageRows = Math.max(
      1,
      Math.floor((scroller.current?.clientHeight ?? rowHeightPx) / rowHeightPx) - 1,
    );
    const next = nextIndex(event.key, active, rows.length, pageRows);
    if (next === null) return;
    event.preventDefault();
    setActiveIndex(next);
    virtualizer.scrollToIndex(next);
  }

  return (
    <div
      ref={scroller}
      className={[styles.scroller, className].filter(Boolean).join(" ")}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={moveBy}
    >
      <div ref={canvas} className={styles.canvas}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const key = keyOf(row);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox itself takes the keys
            <div
              key={key}
              id={`${id}-${item.index}`}
              role="option"
              tabIndex={-1}
              aria-selected={key === chosenKey}
              aria-posinset={item.index + 1}
              aria-setsize={rows.length}
              data-active={item.index === active || undefined}
              className={styles.row}
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
              onClick={() => {
                setActiveIndex(item.index);
                onChoose(row);
              }}
            >
              {renderRow(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Where a key leads in a list of `count` rows; null for a key that does not move. */
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
