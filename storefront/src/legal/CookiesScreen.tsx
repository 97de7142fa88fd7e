import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function CookiesScreen() {
  const { t } = useLingui();
  useHead({ title: t`Política de cookies` });
  return (
    <Page>
      <h1>{t`Política de cookies`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: CookiesScreen };
