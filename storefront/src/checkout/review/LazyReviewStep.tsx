import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import type { ReviewStep } from "./ReviewStep.tsx";

/** Loads the last step, which the checkout does while the steps before it are filled in. */
export const loadReviewStep = () => import("./ReviewStep.tsx");

/** The last step once it has loaded; a failed load is repeated by a button. */
export function LazyReviewStep(props: ComponentProps<typeof ReviewStep>) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(true);
  const loaded = useOnDemand(isWanted, loadReviewStep, () => setIsWanted(false));
  if (loaded) return <loaded.ReviewStep {...props} />;
  if (isWanted) return <FormSkeleton />;
  return <Button look="quiet" onClick={() => setIsWanted(true)}>{t`Reintentar`}</Button>;
}
