import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ToolScreen() {
  const { t } = useLingui();
  useHead({ title: t`Herramienta` });
  return (
    <Page>
      <h1>{t`Herramienta`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ToolScreen };
