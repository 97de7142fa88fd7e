import { useLingui } from "@lingui/react/macro";
import type { Person } from "@recambia/contract/people/schemas";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { AccountPage, Avatar } from "../account/index.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import { useOnDemand } from "../lib/loading/use-on-demand.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { formatDay } from "../lib/texts/format.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import styles from "./People.module.css";
import { peopleQuery, personQuery } from "./queries.ts";

const loadRemoving = () => import("./RemovePersonDialog.tsx");

/** One person of the account, and the way out of it (specification §2, /users/{id}). */
function PersonScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const person = useQuery({ ...personQuery(id), enabled: useIsAuthenticated() });
  return (
    <AccountPage title={person.data?.name ?? t`Persona`}>
      {hasFailed(person) ? (
        <QueryFailure
          query={person}
          elsewhere={
            <Link to="/users" className={buttonClass()}>
              {t`Ver las personas de tu cuenta`}
            </Link>
          }
        />
      ) : null}
      {person.isPending ? <Skeleton className={styles.place} /> : null}
      {person.data ? <Facts person={person.data} /> : null}
    </AccountPage>
  );
}

function Facts({ person }: { person: Person }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <Panel title={t`Ficha`}>
        <div className={styles.person}>
          <Avatar name={person.name} picture={person.picture} />
          <dl className={styles.facts}>
            <div>
              <dt>{t`Correo electrónico`}</dt>
              <dd>{person.email}</dd>
            </div>
            <div>
              <dt>{t`En la cuenta desde`}</dt>
              <dd>{formatDay(person.joined_at, locale)}</dd>
            </div>
            {person.invited_by ? (
              <div>
                <dt>{t`Por invitación de`}</dt>
                <dd>{person.invited_by}</dd>
              </div>
            ) : null}
          </dl>
        </div>
        {person.is_me ? (
          <div>
            <Badge tone="fits">{t`Tú`}</Badge>
          </div>
        ) : null}
      </Panel>
      <WayOut person={person} />
    </>
  );
}

/** Leaving, or taking someone out; the last one is shown how to delete the account instead. */
function WayOut({ person }: { person: Person }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const removing = useOnDemand(isAsking, loadRemoving, close);
  const button = useRef<HTMLDivElement>(null);
  const people = useQuery(peopleQuery);
  if (people.isError && !people.data) return <QueryFailure query={people} />;
  const count = people.data?.people.length;
  if (count === undefined) return null;
  if (count === 1) {
    return (
      <Panel
        title={t`Salir de esta cuenta`}
        text={t`Eres la única persona de la cuenta: no puedes dejarla sola.`}
      >
        <div>
          <Link to="/profile/data" className={buttonClass("quiet")}>
            {t`Eliminar la cuenta`}
          </Link>
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      title={person.is_me ? t`Salir de esta cuenta` : t`Quitar de la cuenta`}
      text={
        person.is_me
          ? t`Dejarás de ver sus pedidos y direcciones. Tendrás una cuenta propia, con tu carrito y tus favoritos.`
          : t`Dejará de ver los pedidos y las direcciones. Tendrá una cuenta propia, con su carrito y sus favoritos.`
      }
    >
      <div ref={button}>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {person.is_me ? t`Salir` : t`Quitar`}
        </Button>
      </div>
      {isAsking && removing ? <removing.RemovePersonDialog person={person} onClose={close} /> : null}
    </Panel>
  );
}

export const screen: Screen = { Component: PersonScreen };
