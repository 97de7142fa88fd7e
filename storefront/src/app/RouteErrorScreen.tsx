import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Page } from "../ui/Page.tsx";

/** In place of a screen that could not be drawn or loaded. Trying again loads the page anew. */
export function RouteErrorScreen() {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => {
    console.error("The screen could not be shown:", error);
  }, [error]);
  return (
    <Page>
      <ErrorState
        level={1}
        title={t`Esta página no se ha podido mostrar`}
        onRetry={() => location.reload()}
      />
    </Page>
  );
}
