import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Columns3, Printer } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { statusOf } from "../../lib/http/api-error.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { useKeptFocus } from "../../lib/page/use-kept-focus.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { isVehicleParameter, vehicleParameterName, withParameter } from "../list/list-url.ts";
import { useListUrl } from "../list/use-list-url.ts";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { comparisonQuery } from "../queries.ts";
import styles from "./CompareScreen.module.css";
import { CompareTable } from "./CompareTable.tsx";
import { dropCompared } from "./compare-store.ts";
import { comparedParameterName, comparedSlugs } from "./compared-slugs.ts";

/** Compares up to four products. The URL holds all of them, so that it can be shared. */
function CompareScreen() {
  const { t } = useLingui();
  const [search, change] = useListUrl({ replace: true });
  const vehicleId = useListVehicle();
  const slugs = comparedSlugs(search);
  const comparison = useQuery({
    ...comparisonQuery(slugs, vehicleId),
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
  });
  useHead({ title: t`Comparar`, isPrivate: true });
  const { data } = comparison;
  const keepFocus = useKeptFocus();
  const gone = statusOf(comparison.error) === 404 ? slugs : (data?.missing ?? []);
  const named = gone.join();
  useEffect(() => dropCompared(named.split(",")), [named]);

  function remove(slug: string) {
    dropCompared([slug]);
    const left = slugs.filter((other) => other !== slug && !gone.includes(other));
    change(withParameter(search, comparedParameterName, left.join(",")));
  }

  return (
    <Page>
      <header className={styles.header}>
        <h1>{t`Comparar`}</h1>
        {data && slugs.length > 0 ? (
          <Button
            look="quiet"
            className={styles.screenOnly}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t`Imprimir`}
          </Button>
        ) : null}
      </header>
      {slugs.length === 0 ? <NothingCompared /> : null}
      {slugs.length > 0 && hasFailed(comparison) ? (
        <QueryFailure query={comparison} elsewhere={<ToCategories />} />
      ) : null}
      {slugs.length > 0 && comparison.isPending ? <Skeleton className={styles.place} /> : null}
      {data && slugs.length > 0 && !hasFailed(comparison) ? (
        <>
          <SharedVehicle about={data} />
          {data.missing.length > 0 ? (
            <Callout type="warning" title={t`Algo de lo que comparabas ya no se vende.`} />
          ) : null}
          <CompareTable comparison={data} onRemove={remove} onFocus={keepFocus} />
        </>
      ) : null}
    </Page>
  );
}

function NothingCompared() {
  const { t } = useLingui();
  return (
    <EmptyState icon={<Columns3 />} title={t`No hay nada que comparar`} actions={<ToCategories />}>
      {t`Marca «Comparar» en hasta cuatro piezas del mismo tipo y míralas una al lado de otra.`}
    </EmptyState>
  );
}

function ToCategories() {
  const { t } = useLingui();
  return (
    <Link to="/categories" className={buttonClass()}>
      {t`Ver las categorías`}
    </Link>
  );
}

export const screen: Screen = {
  Component: CompareScreen,
  readsParameter: (name) => name === comparedParameterName || isVehicleParameter(name),
  load: async ({ queryClient, search }) => {
    const slugs = comparedSlugs(search);
    if (slugs.length > 0) {
      await queryClient.ensureQueryData(comparisonQuery(slugs, search.get(vehicleParameterName)));
    }
  },
};
