import { useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { AccountMenu } from "../AccountMenu.tsx";
import { profileQuery } from "../queries.ts";
import { useLogOut } from "../use-log-out.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import styles from "./ProfileScreen.module.css";

/** The customer's profile, with links to orders, lists and settings. */
function ProfileScreen() {
  const { t } = useLingui();
  const { isLeaving, leave } = useLogOut();
  useHead({ title: t`Mi cuenta`, isPrivate: true });
  return (
    <Page>
      <div className={styles.parts}>
        <ProfileCard />
        <AccountMenu />
        <Button
          look="quiet"
          icon={<LogOut aria-hidden="true" />}
          isLoading={isLeaving}
          onClick={leave}
          className={styles.leave}
        >
          {t`Cerrar sesión`}
        </Button>
      </div>
    </Page>
  );
}

export const screen: Screen = {
  Component: ProfileScreen,
  load: ({ queryClient }) => queryClient.prefetchQuery(profileQuery),
};
