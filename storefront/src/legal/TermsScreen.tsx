import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function TermsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Términos y condiciones` });
  return (
    <Page>
      <h1>{t`Términos y condiciones`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: TermsScreen };
