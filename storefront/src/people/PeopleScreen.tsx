import { useLingui } from "@lingui/react/macro";
import { maxPeople, type People } from "@recambia/contract/people/schemas";
import { useQuery } from "@tanstack/react-query";
import { UserPlus, Users } from "lucide-react";
import { Link } from "react-router";
import { AccountPage } from "../account/index.ts";
import type { Screen } from "../lib/page/screen.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { PendingInvitations } from "./PendingInvitations.tsx";
import styles from "./People.module.css";
import { PersonRow } from "./PersonRow.tsx";
import { peopleQuery } from "./queries.ts";

/** The people who sign in for the account (specification §2, Users). */
function PeopleScreen() {
  const { t } = useLingui();
  const people = useQuery({ ...peopleQuery, enabled: useIsAuthenticated() });
  return (
    <AccountPage
      title={t`Personas`}
      lead={t`Quien entra con tu cuenta: los mismos pedidos y direcciones, y cada cual con su propia contraseña.`}
    >
      {people.isError && !people.data ? <QueryFailure query={people} /> : null}
      {people.isPending ? <Skeleton className={styles.place} /> : null}
      {people.data ? <Lists people={people.data} /> : null}
    </AccountPage>
  );
}

function Lists({ people: { people, invitations } }: { people: People }) {
  const { t } = useLingui();
  const waiting = invitations.filter((invitation) => !invitation.is_expired);
  const isFull = people.length + waiting.length >= maxPeople;
  return (
    <>
      <Panel title={t`En tu cuenta`} icon={<Users />}>
        <ul className={styles.rows}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
        {isFull ? (
          <p className={styles.detail}>
            {t`Ya sois ${maxPeople}, contando las invitaciones: no caben más personas.`}
          </p>
        ) : (
          <div>
            <Link to="/users/create" className={buttonClass()}>
              <UserPlus aria-hidden="true" />
              {t`Invitar a alguien`}
            </Link>
          </div>
        )}
      </Panel>
      {invitations.length > 0 ? <PendingInvitations invitations={invitations} /> : null}
    </>
  );
}

export const screen: Screen = { Component: PeopleScreen };
