import { useLingui } from "@lingui/react/macro";
import type { NamedLink } from "@recambia/contract/catalogue/card";
import type { Fit } from "@recambia/contract/vehicles/fit";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { showAlert } from "../../lib/alert-store.ts";
import { useLoaded } from "../../lib/loading/use-loaded.ts";

export type FitQuestionProps = {
  isOpen: boolean;
  /** The shopper thinks better of it. */
  onClose(): void;
  /** The shopper says yes: add, with `fit_confirmed`. */
  onConfirm(): void;
  /** A fit that `asksBeforeAdding` requires to be confirmed. */
  fit: Fit;
  vehicle: VehicleSummary | null;
  /** The product or kit to add. */
  productName: string;
  /** Path of a list of fitting products; null for a kit. */
  partType: NamedLink | null;
};

const loadQuestion = () => import("./FitQuestionDialog.tsx");

/** Asks before a part that fits under a condition, or does not fit, goes into the cart. */
export function FitQuestion(props: FitQuestionProps) {
  const { t } = useLingui();
  const question = useLoaded(props.isOpen, loadQuestion, () => {
    props.onClose();
    showAlert({
      title: t`No hemos podido preguntarte si te encaja`,
      text: t`Comprueba la conexión y vuelve a intentarlo.`,
      type: "error",
    });
  });
  return question ? <question.FitQuestionDialog {...props} /> : null;
}
