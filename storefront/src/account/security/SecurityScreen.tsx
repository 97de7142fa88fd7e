import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../lib/page/screen.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { AccountPage } from "../AccountPage.tsx";
import { securityQuery, useSecurity } from "../queries.ts";
import { PasskeyPanel } from "./PasskeyPanel.tsx";
import { SecondFactorPanel } from "./SecondFactorPanel.tsx";
import styles from "./SecurityScreen.module.css";
import { SessionList } from "./SessionList.tsx";

/** The account's security: sessions, passkeys, second factor. */
function SecurityScreen() {
  const { t } = useLingui();
  const security = useSecurity();
  return (
    <AccountPage title={t`Seguridad`}>
      {security.data ? (
        <>
          <SessionList sessions={security.data.sessions} />
          <PasskeyPanel passkeys={security.data.passkeys} />
          <SecondFactorPanel isOn={security.data.has_second_factor} />
        </>
      ) : security.isError ? (
        <QueryFailure query={security} />
      ) : (
        <>
          <Skeleton className={styles.sessions} />
          <Skeleton className={styles.passkeys} />
          <Skeleton className={styles.secondFactor} />
        </>
      )}
    </AccountPage>
  );
}

export const screen: Screen = {
  Component: SecurityScreen,
  load: ({ queryClient }) => queryClient.prefetchQuery(securityQuery),
};
