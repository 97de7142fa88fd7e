import { useLingui } from "@lingui/react/macro";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { useCurrentUser } from "../../session/index.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Ruler } from "../../ui/layout/Ruler.tsx";
import { formatMonth } from "../format-date-time.ts";
import { Avatar } from "../picture/Avatar.tsx";
import { PictureControl } from "../picture/PictureControl.tsx";
import { useProfile } from "../queries.ts";
import styles from "./ProfileCard.module.css";

/** Picture, name and email of the signed-in person, shown before any request. */
export function ProfileCard() {
  const user = useCurrentUser();
  const profile = useProfile().data;
  const name = user?.name ?? "";
  const picture = user?.profile.picture ?? null;
  return (
    <section className={styles.card}>
      <div className={styles.face}>
        <Avatar name={name} picture={picture} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.email}>{profile?.email ?? user?.email}</p>
          <MemberSince />
        </div>
        <PictureControl hasPicture={picture !== null} />
      </div>
      <Ruler />
    </section>
  );
}

function MemberSince() {
  const { t } = useLingui();
  const locale = useLocale();
  const profile = useProfile();
  if (hasFailed(profile)) return <p className={styles.since} />;
  if (!profile.data) return <Skeleton className={styles.sinceLoading} />;
  const month = formatMonth(profile.data.member_since, locale);
  return <p className={styles.since}>{t`Con nosotros desde ${month}`}</p>;
}
