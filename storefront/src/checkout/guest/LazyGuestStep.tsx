import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import type { GuestStep } from "./GuestStep.tsx";

const loadStep = () => import("./GuestStep.tsx");

/** Loads the guest step's forms for guests only, and retries failed loads. */
export function LazyGuestStep(props: ComponentProps<typeof GuestStep>) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(true);
  const loaded = useOnDemand(isWanted, loadStep, () => setIsWanted(false));
  if (loaded) return <loaded.GuestStep {...props} />;
  if (isWanted) return <FormSkeleton />;
  return <Button look="quiet" onClick={() => setIsWanted(true)}>{t`Reintentar`}</Button>;
}
