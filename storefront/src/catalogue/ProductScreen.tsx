import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ProductScreen() {
  const { t } = useLingui();
  useHead({ title: t`Recambio` });
  return (
    <Page>
      <h1>{t`Recambio`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ProductScreen };
