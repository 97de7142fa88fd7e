import { useLingui } from "@lingui/react/macro";
import type { Person } from "@recambia/contract/people/schemas";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../account/index.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import styles from "./People.module.css";

/** A person in the list; the whole row opens their page. */
export function PersonRow({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <span className={styles.avatar}>
        <Avatar name={person.name} picture={person.picture} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={`/users/${person.id}`} className={styles.whole}>
            {person.name}
          </Link>
          {person.is_me ? <Badge tone="fits">{t`Tú`}</Badge> : null}
        </p>
        <p className={styles.detail}>{person.email}</p>
      </div>
      <ChevronRight size={20} aria-hidden="true" />
    </li>
  );
}
