import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function LandingScreen() {
  const { t } = useLingui();
  useHead({ title: t`Recambios que encajan en tu coche` });
  return (
    <Page>
      <h1>{t`Recambios que encajan en tu coche`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: LandingScreen };
