import { useLingui } from "@lingui/react/macro";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import type { Recall } from "@recambia/contract/recalls/schemas";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { PartPicture } from "../catalogue/index.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import { useLocale, useShop } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { formatDay } from "../lib/texts/format.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { recallsQuery } from "./queries.ts";
import styles from "./RecallsScreen.module.css";

/** Products that are being recalled, and what their owners do (Regulation (EU) 2023/988 art. 35, 36). */
function RecallsScreen() {
  const { t } = useLingui();
  const recalls = useQuery(recallsQuery());
  const lead = t`Productos vendidos aquí que se retiran porque pueden ser peligrosos, y qué hacer si tienes uno.`;
  useHead({ title: t`Retiradas de productos`, description: lead });
  return (
    <Page>
      <header className={styles.heading}>
        <h1>{t`Retiradas de productos`}</h1>
        <p>{lead}</p>
      </header>
      {recalls.isPending ? <Skeleton className={styles.place} /> : null}
      {hasFailed(recalls) ? <QueryFailure query={recalls} /> : null}
      {recalls.data?.data.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t`Ahora no se retira ningún producto`} />
      ) : null}
      {recalls.data?.data.map((recall) => (
        <RecallArticle key={recall.number} recall={recall} />
      ))}
    </Page>
  );
}

function RecallArticle({ recall }: { recall: Recall }) {
  const { t } = useLingui();
  const { phone, email } = useShop();
  const locale = useLocale();
  const { product, number } = recall;
  const title = productTitle(product.name, product.brand_name, locale, product.part_type_name);
  const names = {
    repair: t`que te lo reparemos`,
    replacement: t`que te lo cambiemos por uno seguro`,
    refund: t`que te reembolsemos lo que pagaste`,
  };
  const remedies = recall.remedies.map((remedy) => names[remedy]);
  return (
    <article id={number} className={styles.recall}>
      <PartPicture picture={product.picture} alt="" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.kind}>{t`Retirada de producto por motivos de seguridad`}</p>
        <h2>{product.slug === null ? title : <Link to={`/products/${product.slug}`}>{title}</Link>}</h2>
        <RecallFacts recall={recall} />
        <h3>{t`El peligro`}</h3>
        <p>{recall.hazard}</p>
        <h3>{t`Qué hacer`}</h3>
        <p>{t`Deja de usarlo ahora mismo.`}</p>
        <p>{recall.instructions}</p>
        <h3>{t`Qué puedes elegir`}</h3>
        <ul>
          {remedies.map((remedy) => (
            <li key={remedy}>{remedy}</li>
          ))}
        </ul>
        <p>{t`Eliges tú y no pagas nada, tampoco el envío ni el desmontaje que haga falta.`}</p>
        <p>
          {t`Dinos el número ${number}:`} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
          {" · "}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </article>
  );
}

/** Shows by what the recalled pieces are identified. */
function RecallFacts({ recall }: { recall: Recall }) {
  const { t } = useLingui();
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale);
  const days = [
    recall.sold_from && t`desde el ${day(recall.sold_from)}`,
    recall.sold_to && t`hasta el ${day(recall.sold_to)}`,
  ].filter(Boolean);
  const facts = [
    [t`Referencia`, recall.product.part_number],
    [t`Lote o números`, recall.lot ?? t`Todas las unidades`],
    [t`Fecha del pedido`, days.join(" ")],
    [t`Publicada`, formatDay(recall.started_at, locale)],
  ].filter(([, value]) => value !== "");
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const screen: Screen = {
  Component: RecallsScreen,
  load: ({ queryClient }) => queryClient.ensureQueryData(recallsQuery()),
};
