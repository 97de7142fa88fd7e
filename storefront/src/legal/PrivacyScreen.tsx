import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function PrivacyScreen() {
  const { t } = useLingui();
  useHead({ title: t`Privacidad` });
  return (
    <Page>
      <h1>{t`Privacidad`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: PrivacyScreen };
