import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";

function ReturnsScreen() {
  const { t } = useLingui();
  useHead({ title: t`Cambios y devoluciones` });
  return (
    <Page>
      <h1>{t`Cambios y devoluciones`}</h1>
    </Page>
  );
}

export const screen: Screen = { Component: ReturnsScreen };
