import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { retryWhenOnline } from "../../lib/http/retry-when-online.ts";
import { reloadForNewRelease } from "../../lib/loading/reload-for-new-release.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ChunkLoadError } from "./route-chunk.tsx";

/** In place of a screen that could not be drawn or loaded. */
export function RouteErrorScreen() {
  const error = useRouteError();
  return <Page>{error instanceof ChunkLoadError ? <NotFetched /> : <NotDrawn error={error} />}</Page>;
}

/**
 * Asks again when the shopper wants it, and by itself when the network is back. A browser may remember that code could
 * not be fetched, and not ask for it again: then the page is opened anew.
 */
function NotFetched() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const hasTried = useRef(false);
  const retry = () => {
    hasTried.current = true;
    return revalidate();
  };
  const retryNow = useEffectEvent(retry);
  useEffect(() => retryWhenOnline(() => retryNow()), []);
  useEffect(() => {
    if (state !== "idle" || !hasTried.current) return;
    hasTried.current = false;
    reloadForNewRelease(location.href);
  }, [state]);
  useHead({ title: t`Esta página no se ha podido abrir`, isPrivate: true });
  return (
    <ErrorState
      level={1}
      title={t`Esta página no se ha podido abrir`}
      onRetry={retry}
      isRetrying={state === "loading"}
    >
      {t`Parece que no hay conexión. En cuanto vuelva, la abrimos.`}
    </ErrorState>
  );
}

/** A bug: trying again loads the page anew. */
function NotDrawn({ error }: { error: unknown }) {
  const { t } = useLingui();
  useEffect(() => {
    console.error("The screen could not be shown:", error);
  }, [error]);
  return (
    <ErrorState level={1} title={t`Esta página no se ha podido mostrar`} onRetry={() => location.reload()} />
  );
}
