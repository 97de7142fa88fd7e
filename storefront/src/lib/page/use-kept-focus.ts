import { type FocusEvent, useEffect, useRef } from "react";

/** A focused control and the index of its item in its list or table row; `list` is null outside of one. */
type Place = { control: Element; list: Element | null; index: number };

/**
 * Keeps the focus near a control that goes while it has the focus, such as the button of a filter that it has removed: what
 * comes to its place takes the focus, or else the page's content. The browser would begin again above the header.
 *
 * @returns the handler of the part that holds such controls; the component must render again when one goes.
 */
export function useKeptFocus(): (event: FocusEvent) => void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const place = last.current;
    if (!place || place.control.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const next = controlAt(place) ?? document.querySelector<HTMLElement>("main");
    next?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    last.current = placeOf(target);
  };
}

function placeOf(control: Element): Place {
  const item = control.closest("li, th");
  const list = item?.parentElement ?? null;
  return { control, list, index: item && list ? [...list.children].indexOf(item) : 0 };
}

/** The button that has come to a place, or the last one of its list. */
function controlAt({ list, index }: Place): HTMLElement | null {
  if (!list?.isConnected) return null;
  const items = [...list.children];
  const item = items[index] ?? items.at(-1);
  return item?.querySelector("button") ?? null;
}
