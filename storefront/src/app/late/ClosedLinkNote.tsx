import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";

const resetPath = "/password-reset/";

/**
 * Tells somebody whom the link of a mail has led home why: the screen for a new password is closed to signed-in people
 * (specification §6).
 */
export function ClosedLinkNote() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const tell = useEffectEvent(() => {
    const opened = document.documentElement.dataset.drawnFor ?? "";
    if (!opened.startsWith(pathIn(locale, resetPath)) || pathname.startsWith(resetPath)) return;
    showAlert({
      title: t`Ya has entrado en tu cuenta`,
      text: t`Cambia tu contraseña en el perfil. Para usar el enlace del correo, cierra antes la sesión.`,
    });
  });
  useEffect(() => tell(), []);
  return null;
}
