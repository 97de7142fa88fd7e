import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function OffersScreen() {
  const { t } = useLingui();
  useHead({ title: t`Ofertas` });
  return (
    <Page>
      <h1>{t`Ofertas`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: OffersScreen };
