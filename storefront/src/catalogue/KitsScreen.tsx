import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function KitsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Packs` });
  return (
    <Page>
      <h1>{t`Packs`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: KitsScreen };
