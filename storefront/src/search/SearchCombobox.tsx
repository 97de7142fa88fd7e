import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useHttp } from "../lib/http/http-context.ts";
import { addSharedVehicle, useSelectedVehicle } from "../vehicles/index.ts";
import { addRecentSearch, useRecentSearches } from "./recent-searches.ts";
import styles from "./SearchCombobox.module.css";
import { SuggestionList } from "./SuggestionList.tsx";
import { searchPath } from "./search-path.ts";
import { type SuggestedOption, suggestedOptions } from "./suggested-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SearchComboboxProps = {
  form: HTMLFormElement;
  /** The query of the page shown. */
  asked: string;
  /** Called when the field leads to another page. */
  onLeave(): void;
};

/**
 * Makes a combobox of the search field (WAI-ARIA APG): suggestions under it, which the arrow keys
 * reach without leaving it; the form no longer loads a page.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { t } = useLingui();
  const listId = useId();
  const box = useBox(props);
  const { options, active, isOpen, input } = box;

  useEffect(() => {
    const activeId = isOpen && active >= 0 ? `${listId}-${active}` : "";
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", String(isOpen));
    input.setAttribute("aria-controls", isOpen ? listId : "");
    input.setAttribute("aria-activedescendant", activeId);
  }, [input, listId, isOpen, active]);

  return (
    <>
      {box.typed === "" ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t({ message: "Borrar", context: "búsqueda" })}
          onClick={box.clear}
        >
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
    </>
  );
}

function useBox({ form, asked, onLeave }: SearchComboboxProps) {
  const [input] = form.getElementsByTagName("input");
  if (!input) throw new Error("The search form has no field");
  const field = input;
  const [typed, setTyped] = useState(field.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query may have changed the field.
  useEffect(() => setTyped(field.value), [asked, field]);
  const [isWanted, setIsWanted] = useState(document.activeElement === field);
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
    field.value = text;
  }
  function choose(option: SuggestedOption) {
    close();
    onLeave();
    if (option.kind === "recent") write(option.query);
    else if (option.kind === "vehicle") write("");
    follow(option, vehicleId);
  }
  const isOpen = isWanted && options.length > 0;
  const chosen = isWanted ? options[active] : undefined;
  useFormEvents(form, field, {
    isOpen,
    open: () => setIsWanted(true),
    close,
    type: () => {
      setTyped(field.value);
      setActive(-1);
      setIsWanted(true);
    },
    submit: () => {
      const query = field.value.trim();
      if (chosen) choose(chosen);
      else if (query !== "") choose({ kind: "recent", key: query, query });
    },
    step: (step) => {
      if (options.length === 0) return;
      setIsWanted(true);
      // Past either end the arrow keys come back to the field itself.
      const places = options.length + 1;
      setActive((place) => ((place + 1 + step + places) % places) - 1);
    },
  });
  return {
    ...{ input: field, typed, options, choose, point: setActive },
    active: Math.min(active, options.length - 1),
    isOpen,
    clear() {
      field.value = "";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
    },
  };
}

type Reactions = {
  /** Whether suggestions are shown. */
  isOpen: boolean;
  open(): void;
  close(): void;
  type(): void;
  submit(): void;
  step(step: 1 | -1): void;
};

/** Handlers for the server-rendered form. */
function useFormEvents(form: HTMLFormElement, field: HTMLInputElement, reactions: Reactions) {
  const react = useEffectEvent((event: Event) => {
    if (event.type === "input") reactions.type();
    if (event.type === "focus") reactions.open();
    if (event.type === "focusout" && leaves(form, event)) reactions.close();
    if (event.type === "submit") {
      event.preventDefault();
      reactions.submit();
    }
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === "Escape" && reactions.isOpen) {
      // Chromium would empty the field as well.
      event.preventDefault();
      reactions.close();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    reactions.step(event.key === "ArrowDown" ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: Event) => react(event);
    const heard = [
      [field, ["input", "focus", "keydown"]],
      [form, ["submit", "focusout"]],
    ] as const;
    for (const [target, types] of heard) for (const type of types) target.addEventListener(type, listen);
    return () => {
      for (const [target, types] of heard) for (const type of types) target.removeEventListener(type, listen);
    };
  }, [form, field]);
}

function leaves(form: HTMLFormElement, event: Event): boolean {
  return !(
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    form.contains(event.relatedTarget)
  );
}

/** Leads where an option says. */
function useChoice() {
  const navigate = useNavigate();
  const http = useHttp();
  return (option: SuggestedOption, vehicleId: string | null) => {
    const forVehicle = vehicleId ? `?vehicle=${vehicleId}` : "";
    switch (option.kind) {
      case "recent":
        addRecentSearch(option.query);
        return navigate(searchPath(option.query, vehicleId));
      case "part_type":
        return navigate(`/subcategories/${option.slug}${forVehicle}`);
      case "brand":
        return navigate(`/brands/${option.slug}${forVehicle}`);
      case "product":
        return navigate(`/products/${option.slug}${forVehicle}`);
      case "vehicle":
        return addSharedVehicle(http, option.vehicle.id).then((isKnown) =>
          isKnown ? navigate(`/categories?vehicle=${option.vehicle.id}`) : undefined,
        );
    }
  };
}
