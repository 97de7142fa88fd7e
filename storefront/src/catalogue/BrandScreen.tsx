import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function BrandScreen() {
  const { t } = useLingui();
  useHead({ title: t`Marca` });
  return (
    <Page>
      <h1>{t`Marca`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: BrandScreen };
