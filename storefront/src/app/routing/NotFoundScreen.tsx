import { useLingui } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import { Link } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";

/** Screen for unknown paths. */
function NotFoundScreen() {
  const { t } = useLingui();
  useHead({ title: t`Página no encontrada`, isPrivate: true });
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={t`Página no encontrada`}
        actions={
          <>
            <Link to="/categories" className={buttonClass()}>
              {t`Ver las categorías`}
            </Link>
            <Link to="/" className={buttonClass("quiet")}>
              {t`Ir al inicio`}
            </Link>
          </>
        }
      >
        {t`La dirección no existe o lo que había se ha retirado del catálogo.`}
      </EmptyState>
    </Page>
  );
}

export const screen: Screen = { Component: NotFoundScreen };
