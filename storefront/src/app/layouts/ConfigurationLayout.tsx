import { useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { Link, Outlet, useNavigate } from "react-router";
import { useHttp } from "../../lib/http-context.ts";
import { logOut } from "../../session/index.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { LogoMark } from "../../ui/LogoMark.tsx";
import { BottomNavigation } from "../BottomNavigation.tsx";
import { Footer } from "../Footer.tsx";
import { signInPath } from "../guards.ts";
import { SkipLink } from "../SkipLink.tsx";
import styles from "./layouts.module.css";

/** The account area: its title with the way out, content, then bottom navigation or footer. */
export function ConfigurationLayout() {
  const { t } = useLingui();
  const http = useHttp();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    await logOut(http);
    setIsLeaving(false);
    navigate(signInPath);
  }

  return (
    <>
      <SkipLink />
      <header className={styles.accountBar}>
        <Link to="/" className={styles.home} aria-label={t`Ir al inicio`}>
          <LogoMark size={36} />
        </Link>
        <p className={styles.accountTitle}>{t`Mi cuenta`}</p>
        <IconButton
          label={t`Cerrar sesión`}
          icon={<LogOut aria-hidden="true" />}
          isLoading={isLeaving}
          onClick={leave}
        />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div className={styles.wideFooter}>
        <Footer />
      </div>
      <BottomNavigation />
    </>
  );
}
