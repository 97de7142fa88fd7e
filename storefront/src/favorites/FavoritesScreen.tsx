import { Plural, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { useListVehicle, vehicleParameterName } from "../catalogue/index.ts";
import { acceptedParameters } from "../lib/http/accepted-parameters.ts";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { useCurrentUser } from "../session/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { DroppedParameters } from "../ui/feedback/DroppedParameters.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Pagination } from "../ui/layout/Pagination.tsx";
import { FavoriteCardSkeletons, FavoriteCards } from "./FavoriteCards.tsx";
import styles from "./FavoritesScreen.module.css";
import { favoritesQuery, ownFavoritesQuery } from "./queries.ts";
import { favoritesStore } from "./store.ts";
import { useFavoriteActions } from "./use-favorite-actions.ts";

const isFavoriteParameter = (name: string) => name === "page" || name === vehicleParameterName;

/** The person's favorites, newest first (specification §2, Favorites). */
function FavoritesScreen() {
  const { t } = useLingui();
  const [search, change] = useSearchParams();
  const vehicleId = useListVehicle();
  const actions = useFavoriteActions();
  const { ids, ownerId } = useStore(favoritesStore);
  const personId = useCurrentUser()?.id;
  const inVehicle = ({ page = "" }: Record<string, string>) => favoritesQuery(page, vehicleId);
  const wanted = { page: search.get("page") ?? "" };
  const { accepted, dropped } = acceptedParameters(useQueryClient(), inVehicle, wanted);
  const favorites = useQuery({
    ...inVehicle(accepted),
    // A visitor's hearts join first: the list would be without them.
    enabled: personId !== undefined && ownerId === personId,
    placeholderData: keepPreviousData,
  });
  const owning = useQuery({
    ...ownFavoritesQuery(actions, personId),
    enabled: personId !== undefined && ownerId !== personId,
  });
  useHead({ title: t`Favoritos`, isPrivate: true });
  const { data: list, refetch } = favorites;
  const asked = ownerId === personId ? favorites : owning;
  const failed = asked.isError && !asked.data ? asked : null;
  const isBehind = list?.meta.page === 1 && ids.length > list.meta.total;
  useEffect(() => {
    if (isBehind) refetch();
  }, [isBehind, refetch]);

  return (
    <Page>
      <header className={styles.header}>
        <h1>{t`Favoritos`}</h1>
        {ids.length > 0 ? (
          <p className={styles.count}>
            <Plural value={ids.length} one="# artículo" other="# artículos" />
          </p>
        ) : null}
      </header>
      <DroppedParameters refused={dropped} isKnown={isFavoriteParameter} search={search} onChange={change} />
      {failed ? <QueryFailure query={failed} /> : null}
      {favorites.isPending && !failed ? <FavoriteCardSkeletons /> : null}
      {list?.meta.total === 0 ? <NoFavorites /> : null}
      {list ? (
        <FavoriteCards
          favorites={list.data}
          vehicle={list.meta.vehicle}
          ids={ids}
          onRestore={(id) => actions.setFavorite(id, true)}
        />
      ) : null}
      {list ? <Pagination page={list.meta.page} pages={list.meta.pages} search={search} /> : null}
    </Page>
  );
}

function NoFavorites() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Heart />}
      title={t`No tienes productos en favoritos`}
      actions={
        <Link to="/categories" className={buttonClass()}>
          {t`Ver las categorías`}
        </Link>
      }
    >
      {t`Pulsa el corazón de una pieza o de un combo y te esperará aquí.`}
    </EmptyState>
  );
}

export const screen: Screen = { Component: FavoritesScreen };
