import { type RefObject, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Hands what was chosen in a control, or in a container's controls, before hydration to their handlers. The controls need
 * `autoComplete="off"`: what the browser restores would count as chosen. In a container that the browser has drawn nothing
 * was chosen before.
 */
export function useEarlyChoices<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const wasServed = useRef(!useHydrated());
  // Before the browser can deliver another press: that one would count as chosen before hydration, and be repeated.
  useLayoutEffect(() => {
    if (!wasServed.current) return;
    const steps = controlsOf(container.current).flatMap(stepsOfChange);
    // Each step builds on what the one before has rendered. React renders nothing at once inside an effect.
    queueMicrotask(() => {
      for (const step of steps) flushSync(step);
    });
  }, []);
  return container;
}

function controlsOf(place: HTMLElement | null): Control[] {
  if (place instanceof HTMLInputElement || place instanceof HTMLSelectElement) return [place];
  return [...(place?.querySelectorAll<Control>("input, select") ?? [])];
}

/** Returns the steps that repeat the shopper's change of a control: none if the control is as it was served. */
function stepsOfChange(control: Control): (() => void)[] {
  if (control instanceof HTMLSelectElement) return stepsOfOption(control);
  return control.type === "checkbox" ? stepsOfPress(control) : stepsOfTyping(control);
}

function stepsOfPress(box: HTMLInputElement): (() => void)[] {
  if (box.checked === box.defaultChecked) return [];
  const press = () => {
    box.checked = box.defaultChecked;
    box.click();
  };
  return [press];
}

function stepsOfOption(select: HTMLSelectElement): (() => void)[] {
  const { value } = select;
  const served = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
  if (value === served?.value) return [];
  const choose = () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return [choose];
}

function stepsOfTyping(field: HTMLInputElement): (() => void)[] {
  const { value, defaultValue } = field;
  if (value === defaultValue) return [];
  const type = () => {
    field.value = defaultValue;
    // The setter of the class: React watches that of the element, and takes what it sets for a change of its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const leave = () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  return document.activeElement === field ? [type] : [type, leave];
}
