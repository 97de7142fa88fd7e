import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ContactScreen() {
  const { t } = useLingui();
  useHead({ title: t`Contacto` });
  return (
    <Page>
      <h1>{t`Contacto`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ContactScreen };
