import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { showAlert } from "../lib/alert-store.ts";
import type { HttpClient } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import {
  createFavoriteActions,
  type FavoriteActions,
  type FavoriteFailure,
  startFavoritesSync,
} from "./favorite-actions.ts";

/** One set per page, so that every heart's changes go through the same queue. */
const actionsByPage = new WeakMap<HttpClient, FavoriteActions>();
const keptCurrent = new WeakSet<FavoriteActions>();

/** Actions on favorites; the hearts are kept in sync from the first use. */
export function useFavoriteActions(): FavoriteActions {
  const { i18n } = useLingui();
  const actions = actionsOf(useHttp(), i18n);
  useEffect(() => {
    if (keptCurrent.has(actions)) return;
    keptCurrent.add(actions);
    startFavoritesSync(actions);
  }, [actions]);
  return actions;
}

function actionsOf(http: HttpClient, i18n: I18n): FavoriteActions {
  const known = actionsByPage.get(http);
  if (known) return known;
  const actions = createFavoriteActions(http, (failure) => showAlert(alertFor(failure, i18n)));
  actionsByPage.set(http, actions);
  return actions;
}

function alertFor(failure: FavoriteFailure, i18n: I18n) {
  const { status, limit, message } = failure;
  if (limit !== undefined) {
    return {
      type: "warning",
      title: i18n._(msg`Tienes muchos favoritos`),
      text: i18n._(msg`Puedes tener un máximo de ${limit}. Quita alguno para añadir otro.`),
    } as const;
  }
  const offline = i18n._(msg`Comprueba la conexión y vuelve a intentarlo.`);
  return {
    type: "error",
    title: i18n._(msg`No hemos podido guardar tu favorito`),
    text: status === 0 ? offline : message,
  } as const;
}
