import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function CartScreen() {
  const { t } = useLingui();
  useHead({ title: t`Carrito` });
  return (
    <Page>
      <h1>{t`Carrito`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: CartScreen };
