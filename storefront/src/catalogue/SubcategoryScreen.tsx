import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function SubcategoryScreen() {
  const { t } = useLingui();
  useHead({ title: t`Subcategoría` });
  return (
    <Page>
      <h1>{t`Subcategoría`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: SubcategoryScreen };
