import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function KitScreen() {
  const { t } = useLingui();
  useHead({ title: t`Combo` });
  return (
    <Page>
      <h1>{t`Combo`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: KitScreen };
