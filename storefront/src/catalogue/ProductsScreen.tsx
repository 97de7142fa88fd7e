import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ProductsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Recambios` });
  return (
    <Page>
      <h1>{t`Recambios`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ProductsScreen };
