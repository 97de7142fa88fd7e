import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadWithStylesheets } from "../lib/loading/stylesheets.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import { pathIn } from "../lib/page/paths.ts";
import type { SearchCombobox } from "./SearchCombobox.tsx";
import styles from "./SearchField.module.css";
import { searchPath } from "./search-path.ts";

/**
 * The shop's one search box (product decisions §4): a form that works by itself. What makes it a
 * combobox with suggestions is fetched when it is touched. `/` leads to it from anywhere but a field.
 */
export function SearchField() {
  const { t } = useLingui();
  const locale = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get("q") ?? "";
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  /** Whether the shopper has typed since the field last led anywhere. */
  const isEdited = useRef(false);
  const [Assist, setAssist] = useState<typeof SearchCombobox | null>(null);
  const label = t`Buscar recambio, referencia o coche`;

  // Before the combobox's own effects, which read the field.
  useLayoutEffect(() => {
    const field = input.current;
    // Keeps what was typed before hydration, and what is being typed while the page asked for arrives.
    const isTyping = isEdited.current && document.activeElement === field;
    if (shown.current !== asked && field && !isTyping) field.value = asked;
    shown.current = asked;
  }, [asked]);

  useEffect(() => {
    function lead(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.matches("input, textarea");
      if (event.key !== "/" || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);

  function prepare() {
    loadWithStylesheets(() => import("./SearchCombobox.tsx")).then(
      ({ SearchCombobox }) => setAssist(() => SearchCombobox),
      () => undefined,
    );
  }

  /** Before the combobox is there, or where it can't be had. */
  function submit(event: FormEvent) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    isEdited.current = false;
    const query = input.current?.value.trim();
    if (query) navigate(searchPath(query, null));
  }

  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={pathIn(locale, "/products")}
        onSubmit={submit}
        onInput={() => {
          isEdited.current = true;
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Search className={styles.lead} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          role="combobox"
          aria-expanded="false"
          defaultValue={asked}
          className={styles.input}
        />
        {Assist && form.current ? (
          <Assist
            form={form.current}
            asked={asked}
            onLeave={() => {
              isEdited.current = false;
            }}
          />
        ) : null}
      </form>
    </search>
  );
}
