import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function WhoWeAreScreen() {
  const { t } = useLingui();
  useHead({ title: t`Quiénes somos` });
  return (
    <Page>
      <h1>{t`Quiénes somos`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: WhoWeAreScreen };
