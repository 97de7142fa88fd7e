import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ProductPage } from "./ProductPage.tsx";
import styles from "./ProductScreen.module.css";
import { toolQuery } from "./queries.ts";

/** One workshop tool (specification §2, Tools item): universal, so no vehicle is asked for. */
function ToolScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const tool = useQuery(toolQuery(id));
  useHead(tool.data ? { title: tool.data.name } : { title: t`Herramienta`, isPrivate: true });
  if (tool.isError) {
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
