import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function CategoriesScreen() {
  const { t } = useLingui();
  useHead({ title: t`Categorías` });
  return (
    <Page>
      <h1>{t`Categorías`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: CategoriesScreen };
