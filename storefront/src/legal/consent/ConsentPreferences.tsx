import { useLingui } from "@lingui/react/macro";
import { useShop } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { reopenConsent } from "./consent.ts";

/** Opens the choice about measuring again; nothing where there is none to make. */
export function ConsentPreferences() {
  const { t } = useLingui();
  if (!useShop().analytics_tag) return null;
  return (
    <p>
      <Button look="quiet" onClick={reopenConsent}>
        {t`Cambiar mi elección`}
      </Button>
    </p>
  );
}
