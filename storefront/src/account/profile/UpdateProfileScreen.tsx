import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../lib/page/screen.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { AccountPage } from "../AccountPage.tsx";
import { profileQuery, useProfile } from "../queries.ts";
import { PasswordForm } from "../security/PasswordForm.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import styles from "./UpdateProfileScreen.module.css";

/** The person's name and sign-in email. */
function UpdateProfileScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  return (
    <AccountPage title={t`Editar perfil`}>
      {profile.data ? (
        <>
          <ProfileForm profile={profile.data} />
          <EmailForm profile={profile.data} />
          <PasswordForm />
        </>
      ) : profile.isError ? (
        <QueryFailure query={profile} />
      ) : (
        <>
          <Skeleton className={styles.who} />
          <Skeleton className={styles.email} />
          <Skeleton className={styles.password} />
        </>
      )}
    </AccountPage>
  );
}

export const screen: Screen = {
  Component: UpdateProfileScreen,
  load: ({ queryClient }) => queryClient.prefetchQuery(profileQuery),
};
