import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { matchingSuggestions, type Suggestion } from "./matching-suggestions.ts";
import styles from "./SuggestField.module.css";
import { TextField, type TextFieldProps } from "./TextField.tsx";

type Props = Omit<TextFieldProps, "type" | "value" | "onChange" | "role" | "trail" | "label"> & {
  label: string;
  value: string;
  /** Called with every typed or chosen text. */
  onChange(text: string): void;
  suggestions: readonly Suggestion[];
  /** Completes the text on blur when exactly one suggestion matches. */
  completes?: boolean;
};

/**
 * A text field with suggestions (ARIA combobox with a listbox): arrows move, Enter accepts, Escape closes the
 * list; any other text stays as typed.
 */
export function SuggestField({ value, onChange, suggestions, completes, onBlur, ...rest }: Props) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Until the user types, the list shows all suggestions. */
  const [isTyped, setIsTyped] = useState(false);
  const found = matchingSuggestions(suggestions, isTyped ? value : "");
  const isShown = isOpen && found.length > 0;

  function show(isNarrowed: boolean, pointed = -1) {
    setIsOpen(true);
    setIsTyped(isNarrowed);
    setActive(pointed);
  }
  function close() {
    setIsOpen(false);
    setIsTyped(false);
    setActive(-1);
  }
  function choose(suggestion: Suggestion) {
    onChange(suggestion.text);
    close();
  }
  function complete() {
    const matching = completes && value.trim() !== "" ? matchingSuggestions(suggestions, value) : [];
    if (matching.length === 1 && matching[0]) onChange(matching[0].text);
  }
  function steer(event: KeyboardEvent) {
    const pointed = found[active];
    if (event.key === "Escape" && isShown) {
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && isShown && pointed) {
      event.preventDefault();
      choose(pointed);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isShown) setActive(neighbour(active, found.length, event.key));
      else show(false, neighbour(-1, suggestions.length, event.key));
    }
  }

  return (
    <div className={styles.place}>
      <TextField
        {...rest}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          show(true);
        }}
        onClick={() => {
          if (!isShown) show(false);
        }}
        onKeyDown={steer}
        onBlur={(event) => {
          close();
          complete();
          onBlur?.(event);
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
      />
      {isShown ? (
        <SuggestionList id={listId} label={rest.label} rows={found} active={active} onChoose={choose} />
      ) : null}
    </div>
  );
}

/** Next or previous index, wrapping around; from none, the first or last. */
function neighbour(active: number, count: number, key: "ArrowDown" | "ArrowUp"): number {
  if (key === "ArrowDown") return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

type ListProps = {
  id: string;
  label: string;
  rows: readonly Suggestion[];
  active: number;
  onChoose(row: Suggestion): void;
};

function SuggestionList({ id, label, rows, active, onChoose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={`${row.text} ${row.detail}`}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(row)}
        >
          {row.text}
          {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
        </div>
      ))}
    </div>
  );
}
