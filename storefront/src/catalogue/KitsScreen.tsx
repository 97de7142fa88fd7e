import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function KitsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Combos` });
  return (
    <Page>
      <h1>{t`Combos`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: KitsScreen };
