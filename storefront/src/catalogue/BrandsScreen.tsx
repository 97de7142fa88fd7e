import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function BrandsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Marcas` });
  return (
    <Page>
      <h1>{t`Marcas`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: BrandsScreen };
