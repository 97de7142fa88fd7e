import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../lib/screen.ts";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { profileQuery, useProfile } from "./queries.ts";
import styles from "./UpdateProfileScreen.module.css";

/** What a person is called here, and what they sign in with. */
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
