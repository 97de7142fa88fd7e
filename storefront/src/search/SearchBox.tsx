import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHttp } from "../lib/http-context.ts";
import { useLocale } from "../lib/page-frame.tsx";
import { pathIn } from "../lib/paths.ts";
import { driveSharedVehicle, useSelectedVehicle } from "../vehicles/index.ts";
import { rememberSearch, useRecentSearches } from "./recent-searches.ts";
import styles from "./SearchBox.module.css";
import { SuggestionList } from "./SuggestionList.tsx";
import { searchPath } from "./search-path.ts";
import { type SuggestedOption, suggestedOptions } from "./suggested-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * The shop's one search box (product decisions §4): a form that works without scripts, and with
 * them suggestions that the arrow keys reach without leaving the field (ARIA combobox).
 */
export function SearchBox() {
  const { t } = useLingui();
  const locale = useLocale();
  const listId = useId();
  const box = useBox();
  const { typed, options, active, isOpen, input } = box;
  const label = t`Buscar recambio, referencia o coche`;
  return (
    <search className={styles.search}>
      <form
        action={pathIn(locale, "/products")}
        onSubmit={box.submit}
        className={styles.form}
        onBlur={box.leave}
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
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          defaultValue={box.asked}
          className={styles.input}
          onFocus={box.open}
          onInput={(event) => box.type(event.currentTarget.value)}
          onKeyDown={box.steer}
        />
        {typed === "" ? null : (
          <button type="button" className={styles.clear} aria-label={t`Borrar`} onClick={box.clear}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
        {isOpen ? (
          <SuggestionList
            id={listId}
            options={options}
            active={active}
            onPoint={box.point}
            onChoose={box.choose}
          />
        ) : null}
      </form>
    </search>
  );
}

/** What stands in the field: what the address asks for, until something is typed. */
function useField() {
  const { pathname, search } = useLocation();
  const asked = pathname.endsWith("/products") ? (new URLSearchParams(search).get("q") ?? "") : "";
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asked);
  const [isWanted, setIsWanted] = useState(false);
  const shown = useRef(asked);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (shown.current === asked) {
      // Typed before this code had come: nothing of it is lost.
      setTyped(field.value);
      setIsWanted(document.activeElement === field);
      return;
    }
    shown.current = asked;
    field.value = asked;
    setTyped(asked);
  }, [asked]);
  return { asked, input, typed, setTyped, isWanted, setIsWanted };
}

function useBox() {
  const { asked, input, typed, setTyped, isWanted, setIsWanted } = useField();
  const [active, setActive] = useState(-1);
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const options = suggestedOptions(typed, useRecentSearches(), useSuggestions(typed, vehicleId));
  const follow = useChoice();

  function close() {
    setIsWanted(false);
    setActive(-1);
  }
  function write(text: string) {
    setTyped(text);
    if (input.current) input.current.value = text;
  }
  function choose(option: SuggestedOption) {
    close();
    if (option.kind === "recent") write(option.query);
    else if (option.kind === "vehicle") write("");
    follow(option, vehicleId);
  }
  return {
    ...{ input, asked, typed, options, choose },
    active: Math.min(active, options.length - 1),
    isOpen: isWanted && options.length > 0,
    point: setActive,
    open: () => setIsWanted(true),
    type(text: string) {
      setTyped(text);
      setActive(-1);
      setIsWanted(true);
    },
    clear() {
      write("");
      input.current?.focus();
    },
    leave(event: { currentTarget: HTMLElement; relatedTarget: EventTarget | null }) {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) close();
    },
    submit(event: FormEvent) {
      event.preventDefault();
      const chosen = isWanted ? options[active] : undefined;
      const query = (input.current?.value ?? "").trim();
      if (chosen) choose(chosen);
      else if (query !== "") choose({ kind: "recent", key: query, query });
    },
    steer(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === "Escape" && isWanted) {
        event.preventDefault();
        close();
        return;
      }
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 || options.length === 0) return;
      event.preventDefault();
      setIsWanted(true);
      // Past either end the arrow keys come back to the field itself.
      const places = options.length + 1;
      setActive((place) => ((place + 1 + step + places) % places) - 1);
    },
  };
}

/** Leads where an option says. */
function useChoice() {
  const navigate = useNavigate();
  const http = useHttp();
  return (option: SuggestedOption, vehicleId: string | null) => {
    const forVehicle = vehicleId ? `?vehicle=${vehicleId}` : "";
    switch (option.kind) {
      case "recent":
        rememberSearch(option.query);
        return navigate(searchPath(option.query, vehicleId));
      case "part_type":
        return navigate(`/subcategories/${option.slug}${forVehicle}`);
      case "brand":
        return navigate(`/brands/${option.slug}${forVehicle}`);
      case "product":
        return navigate(`/products/${option.slug}${forVehicle}`);
      case "vehicle":
        return driveSharedVehicle(http, option.vehicle.id).then((isKnown) =>
          isKnown ? navigate(`/categories?vehicle=${option.vehicle.id}`) : undefined,
        );
    }
  };
}
