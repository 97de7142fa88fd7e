import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ProductPage } from "../product/ProductPage.tsx";
import styles from "../product/ProductScreen.module.css";
import { toolQuery } from "../queries.ts";

/** A workshop tool (specification §2, Tools item): universal, so there is no fit question. */
function ToolScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const tool = useQuery(toolQuery(id));
  const absent = useAbsentHead(tool, t`Herramienta`);
  useHead(tool.data ? null : absent);
  if (hasFailed(tool)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={tool}
          elsewhere={
            <Link to="/tools" className={buttonClass("primary")}>
              {t`Ver las herramientas`}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>{tool.data ? <ProductPage product={tool.data} /> : <Skeleton className={styles.place} />}</Page>
  );
}

export const screen: Screen = {
  Component: ToolScreen,
  load: ({ queryClient, params }) => queryClient.ensureQueryData(toolQuery(params.id ?? "")),
};
