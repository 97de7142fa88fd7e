import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function NotOpenYetScreen() {
  const { t } = useLingui();
  useHead({ title: t`Mi cuenta`, isPrivate: true });
  return (
    <Page>
      <h1>{t`Las cuentas de cliente abren pronto`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: NotOpenYetScreen };
