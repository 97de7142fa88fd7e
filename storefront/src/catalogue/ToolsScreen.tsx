import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ToolsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Herramientas` });
  return (
    <Page>
      <h1>{t`Herramientas`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ToolsScreen };
