import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function CategoryScreen() {
  const { t } = useLingui();
  useHead({ title: t`Categoría` });
  return (
    <Page>
      <h1>{t`Categoría`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: CategoryScreen };
