import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { retryWhenOnline } from "../../lib/http/retry-when-online.ts";
import { reloadForNewRelease } from "../../lib/loading/reload-for-new-release.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { OfflineWays } from "./OfflineWays.tsx";
import { ChunkLoadError } from "./route-chunk.tsx";

/** Replaces a screen that failed to render or load. */
export function RouteErrorScreen() {
  const error = useRouteError();
  return (
    <Page>
      {error instanceof ChunkLoadError ? <NotFetched cause={error.cause} /> : <NotDrawn error={error} />}
    </Page>
  );
}

/**
 * Retries on request and automatically when the network returns. Browsers may cache a failed module fetch and
 * never repeat it, so the page is reloaded then.
 */
function NotFetched({ cause }: { cause: unknown }) {
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
      elsewhere={<OfflineWays cause={cause} />}
    >
      {t`Parece que no hay conexión. En cuanto vuelva, la abrimos.`}
    </ErrorState>
  );
}

/** Shown after a bug in rendering; retrying reloads the page. */
function NotDrawn({ error }: { error: unknown }) {
  const { t } = useLingui();
  useEffect(() => {
    console.error("The screen could not be shown:", error);
  }, [error]);
  return (
    <ErrorState level={1} title={t`Esta página no se ha podido mostrar`} onRetry={() => location.reload()} />
  );
}
