import { useLingui } from "@lingui/react/macro";
import type { ReceivedInvitation } from "@recambia/contract/people/schemas";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { statusOf } from "../lib/http/api-error.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useShop } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { useCurrentUser } from "../session/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { Ruler } from "../ui/layout/Ruler.tsx";
import { AcceptBySignIn } from "./AcceptBySignIn.tsx";
import { AcceptInvitation } from "./AcceptInvitation.tsx";
import styles from "./InvitationScreen.module.css";
import people from "./People.module.css";
import { receivedInvitationQuery } from "./queries.ts";
import { RegisterInvited } from "./RegisterInvited.tsx";
import { SharingNote } from "./SharingNote.tsx";

/** Target of an invitation's link (product decisions §6, Users): accept it, or see why that is impossible. */
function InvitationScreen() {
  const { t } = useLingui();
  const http = useHttp();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const personId = useCurrentUser()?.id ?? null;
  const [isAnswered, setIsAnswered] = useState(false);
  const invitation = useQuery({
    ...receivedInvitationQuery(http, token, personId),
    // The link has been used, and the account is about to open.
    enabled: !isAnswered,
    placeholderData: keepPreviousData,
  });
  useHead({ title: t`Invitación`, isPrivate: true });
  if (hasFailed(invitation)) {
    const isUseless = statusOf(invitation.error) === 422;
    return <Page>{isUseless ? <UselessLink /> : <QueryFailure query={invitation} level={1} />}</Page>;
  }
  return (
    <Page width="narrow">
      {invitation.data ? (
        <Sheet invitation={invitation.data} token={token} onAnswered={() => setIsAnswered(true)} />
      ) : (
        <Skeleton className={people.place} />
      )}
    </Page>
  );
}

function UselessLink() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      icon={<MailX />}
      title={t`Esta invitación ya no vale`}
      actions={
        <Link to="/" className={buttonClass()}>
          {t`Ir a la tienda`}
        </Link>
      }
    >
      {t`Ha caducado, se ha usado o la han retirado. Pide a quien te invitó que te la envíe otra vez.`}
    </EmptyState>
  );
}

type SheetProps = { invitation: ReceivedInvitation; token: string; onAnswered(): void };

function Sheet({ invitation, token, onAnswered }: SheetProps) {
  const { t } = useLingui();
  const shop = useShop();
  const { inviter, caller } = invitation;
  const title = inviter
    ? t`${inviter} te invita a compartir su cuenta`
    : t`Te invitan a compartir una cuenta`;
  return (
    <article className={styles.sheet}>
      <Ruler />
      <header className={styles.head}>
        <p className={people.detail}>{t`Una invitación en ${shop.name}`}</p>
        <h1>{title}</h1>
      </header>
      <div className={styles.content}>
        {caller ? <AcceptInvitation caller={caller} token={token} onAnswered={onAnswered} /> : null}
        {!caller && invitation.has_account ? <AcceptBySignIn email={invitation.email} token={token} /> : null}
        {!caller && !invitation.has_account ? (
          <RegisterInvited invitation={invitation} token={token} onAnswered={onAnswered} />
        ) : null}
      </div>
      <Panel title={t`Qué cambia`}>
        <SharingNote />
      </Panel>
    </article>
  );
}

export const screen: Screen = { Component: InvitationScreen };
