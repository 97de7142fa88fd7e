import { useLingui } from "@lingui/react/macro";
import { maxQuantity } from "@recambia/contract/cart/schemas";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useEarlyChoices } from "../../../ui/forms/use-early-choices.ts";
import styles from "./QuantityStepper.module.css";
import { typedQuantity } from "./typed-quantity.ts";

type Props = {
  quantity: number;
  onChange(quantity: number): void;
  /** Name of the item, for screen readers. */
  of: string;
  /** Maximum that can be ordered now. */
  max?: number;
  className?: string | undefined;
};

/** Characters of a number with decimals, more than anybody needs. */
const maxTyped = 8;

/** Stepper with an editable number. A typed number applies on Enter or blur and is clamped to the allowed range. */
export function QuantityStepper({ quantity, onChange, of, max = maxQuantity, className }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useEarlyChoices<HTMLInputElement>();
  const most = Math.max(1, Math.min(max, maxQuantity));

  function settle() {
    setTyped(null);
    const wished = typedQuantity(typed ?? "");
    if (wished === null) return;
    step(Math.min(Math.max(wished, 1), most));
  }

  function step(next: number) {
    if (next !== quantity && next >= 1 && (next <= most || next < quantity)) onChange(next);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
    if (event.key === "ArrowUp") step(quantity + 1);
    if (event.key === "ArrowDown") step(quantity - 1);
    if (["ArrowUp", "ArrowDown"].includes(event.key)) event.preventDefault();
  }

  return (
    <fieldset
      className={[styles.stepper, className].filter(Boolean).join(" ")}
      aria-label={t`Cantidad de ${of}`}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={t`Uno menos`}
        aria-disabled={quantity <= 1}
        onClick={() => step(quantity - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        ref={field}
        className={styles.number}
        aria-label={t`Cantidad`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={maxTyped}
        onBlur={settle}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t`Uno más`}
        aria-disabled={quantity >= most}
        onClick={() => step(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
