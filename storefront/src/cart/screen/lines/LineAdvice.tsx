import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { CircleAlert, CopyPlus } from "lucide-react";
import { Button } from "../../../ui/actions/Button.tsx";
import { useCartActions } from "../../cart-actions.ts";
import styles from "./LineAdvice.module.css";
import { type Advice, adviceFor } from "./line-advice.ts";
import { useShortageText } from "./use-shortage-text.ts";

/** Class by which the checkout finds the first line to correct. */
export const lineProblemClass = styles.problem ?? "";

/** Shows a stock problem with a one-tap solution, or suggests the second piece of a pair. */
export function LineAdvice({ line, quantity }: { line: CartLine; quantity: number }) {
  const { setQuantity, remove } = useCartActions();
  const words = useAdviceWords();
  const advice = adviceFor(line, quantity);
  if (!advice) return null;
  const isProblem = advice.kind !== "incomplete";
  const { text, remedy } = words(advice);
  return (
    <div className={`${styles.advice} ${isProblem ? styles.problem : ""}`}>
      {isProblem ? <CircleAlert size={20} aria-hidden="true" /> : <CopyPlus size={20} aria-hidden="true" />}
      <p className={styles.text}>{text}</p>
      <Button
        look="quiet"
        onClick={() => (advice.kind === "sold_out" ? remove(line) : setQuantity(line, advice.quantity))}
      >
        {remedy}
      </Button>
    </div>
  );
}

function useAdviceWords(): (advice: Advice) => { text: string; remedy: string } {
  const { t } = useLingui();
  const shortageText = useShortageText();
  return (advice) => {
    if (advice.kind === "sold_out") {
      return { text: shortageText({ ...advice, available: 0 }), remedy: t`Quitarlo` };
    }
    const { quantity } = advice;
    if (advice.kind === "too_many") {
      return { text: shortageText({ ...advice, available: quantity }), remedy: t`Dejar ${quantity}` };
    }
    if (advice.needed === 2) {
      return { text: t`Se cambian de dos en dos.`, remedy: t`Poner ${quantity}` };
    }
    const { needed } = advice;
    return { text: t`Un trabajo completo lleva ${needed}.`, remedy: t`Poner ${quantity}` };
  };
}
