import { Plural, useLingui } from "@lingui/react/macro";
import { type CollectionSummary, maxCollections } from "@recambia/contract/collections/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useQuery } from "@tanstack/react-query";
import { Link2, ListChecks, Plus } from "lucide-react";
import { Link } from "react-router";
import { PartPicture } from "../catalogue/index.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { formatShortDay } from "../lib/texts/format.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./CollectionsScreen.module.css";
import { collectionPath } from "./paths.ts";
import { listsQuery } from "./queries.ts";

/** My lists, those changed last first (specification §2, Collections). */
function CollectionsScreen() {
  const { t } = useLingui();
  const lists = useQuery({ ...listsQuery(), enabled: useIsAuthenticated() });
  const count = lists.data?.length ?? 0;
  useHead({ title: t`Mis listas`, isPrivate: true });
  return (
    <Page>
      <header className={styles.header}>
        <h1>{t`Mis listas`}</h1>
        {count > 0 && count < maxCollections ? <CreateLink /> : null}
      </header>
      {lists.isPending ? <Places /> : null}
      {lists.isError && !lists.data ? <QueryFailure query={lists} /> : null}
      {lists.data && count === 0 ? (
        <EmptyState icon={<ListChecks />} title={t`Todavía no tienes listas`} actions={<CreateLink />}>
          {t`Junta las piezas de una revisión o de un arreglo y llévalas al carrito de una vez.`}
        </EmptyState>
      ) : null}
      {count > 0 ? (
        <ul className={styles.grid}>
          {lists.data?.map((list) => (
            <li key={list.id}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      ) : null}
      {count >= maxCollections ? (
        <p className={styles.detail}>
          {t`Puedes tener un máximo de ${maxCollections} listas. Elimina alguna para crear otra.`}
        </p>
      ) : null}
    </Page>
  );
}

function CreateLink() {
  const { t } = useLingui();
  return (
    <Link to="/collections/create" className={buttonClass()}>
      <Plus aria-hidden="true" />
      {t`Nueva lista`}
    </Link>
  );
}

function ListCard({ list }: { list: CollectionSummary }) {
  const { t } = useLingui();
  const changedOn = formatShortDay(list.updated_at, useLocale());
  return (
    <article className={styles.card}>
      <div className={styles.pictures} aria-hidden="true">
        {Array.from({ length: 4 }, (_none, index) => {
          const picture = list.pictures[index];
          const place = `${list.id}-${index}`;
          return picture ? (
            <PartPicture key={place} picture={picture} alt="" />
          ) : (
            <span key={place} className={styles.empty} />
          );
        })}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={collectionPath(list.id)} className={styles.whole}>
            {list.name}
          </Link>
        </h2>
        <p className={styles.detail}>
          <Plural value={list.item_count} one="# artículo" other="# artículos" />
          {list.vehicle ? ` · ${vehicleShortName(list.vehicle)}` : null}
        </p>
        <p className={styles.detail}>{t`Cambiada el ${changedOn}`}</p>
        {list.is_shared ? (
          <p className={styles.shared}>
            <Link2 size={18} aria-hidden="true" />
            {t`Compartida`}
          </p>
        ) : null}
      </div>
    </article>
  );
}

const places = Array.from({ length: 4 }, (_none, index) => `place-${index}`);

function Places() {
  return (
    <div className={styles.grid} aria-busy="true">
      {places.map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}

export const screen: Screen = { Component: CollectionsScreen };
