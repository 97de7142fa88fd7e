import { useLingui } from "@lingui/react/macro";
import type { LoginResponse } from "@recambia/contract/session/schemas";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { cartMergeAlert } from "../cart-merge-alert.ts";
import { fetchCurrentUser } from "../fetch-current-user.ts";
import { setLogoutPending } from "../pending-logout.ts";

/** Completes a sign-in on a page that stays open: fetches the user and updates the page. */
export function useAcceptLogin(): (login: LoginResponse) => Promise<void> {
  const { t, i18n } = useLingui();
  const http = useHttp();
  return async (login) => {
    setLogoutPending(false);
    const merged = cartMergeAlert(login.cart_merge, i18n);
    if (await fetchCurrentUser(http, { force: true })) {
      if (merged) showAlert(merged);
      return;
    }
    showAlert({
      type: "error",
      title: t`Error en autenticación.`,
      text: t`Has entrado, pero no hemos podido cargar tu cuenta. Vuelve a intentarlo.`,
    });
  };
}
