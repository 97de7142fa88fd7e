import { useLingui } from "@lingui/react/macro";
import type { Conversation } from "@recambia/contract/support/schemas";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { AccountPage, OtherAccountButton, OtherAccountNote } from "../../account/index.ts";
import { statusOf } from "../../lib/http/api-error.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { formatWeekday } from "../../lib/texts/format.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { AttachedFiles } from "../../ui/layout/AttachedFiles.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { contactFormPath, supportPath } from "../paths.ts";
import { conversationQuery } from "../queries.ts";
import { ConversationFacts } from "./ConversationFacts.tsx";
import styles from "./ConversationScreen.module.css";
import { MessageList } from "./MessageList.tsx";
import { RatingForm } from "./RatingForm.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { useConversationKey } from "./use-conversation-key.ts";

/** Interval of refreshing an open conversation. */
const pollMs = 30_000;

/** A conversation with the shop: in the account, or without one by the link of its mails. */
function ConversationScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const isSignedIn = useIsAuthenticated();
  const key = useConversationKey(id);
  const conversation = useQuery({
    ...conversationQuery(id),
    enabled: !key.isOpening,
    refetchInterval: ({ state }) => (state.data?.data.answer_by ? pollMs : false),
  });
  const { data } = conversation;
  const unread = conversation.isError && !data && !key.isOpening ? (key.failed ?? conversation) : null;
  const isClosed = statusOf(unread?.error) === 401;
  const failed = isClosed ? null : unread;
  return (
    <AccountPage
      title={data?.subject ?? t`Conversación con la tienda`}
      back={isSignedIn ? { to: supportPath, label: t`Soporte` } : { to: "/contact-us", label: t`Contacto` }}
      actions={data ? <StateBadge conversation={data} /> : null}
    >
      {isClosed ? <AccessNote isKeyWrong={key.isWrong} /> : null}
      {failed ? (
        <QueryFailure
          query={failed}
          reason={<OtherAccountNote />}
          elsewhere={
            <>
              <Link to={contactFormPath()} className={buttonClass()}>{t`Escribir a la tienda`}</Link>
              <OtherAccountButton page={`${supportPath}/${id}`} />
            </>
          }
        />
      ) : null}
      {!data && !unread ? <Skeleton className={styles.waiting} /> : null}
      {data ? <ConversationParts conversation={data} /> : null}
    </AccountPage>
  );
}

function ConversationParts({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  return (
    <>
      <Clock conversation={conversation} />
      <MessageList messages={conversation.messages} />
      {conversation.closed ? <RatingForm conversation={conversation} /> : null}
      <ReplyForm conversation={conversation} />
      <AttachedFiles title={t`Archivos`} files={conversation.files} />
      <Panel title={t`De qué se trata`}>
        <ConversationFacts conversation={conversation} />
      </Panel>
    </>
  );
}

/** The day by which the shop answers, or how it stands otherwise. */
function Clock({ conversation: { answer_by: day, closed, email } }: { conversation: Conversation }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (day) {
    const written = formatWeekday(day, locale);
    return (
      <Callout title={t`Te contestamos como muy tarde el ${written}`}>
        {t`Te avisamos por correo a ${email}.`}
      </Callout>
    );
  }
  if (!closed) return null;
  return (
    <Callout
      type="success"
      title={
        closed.by === "shop" ? t`La tienda ha cerrado esta conversación` : t`Has cerrado esta conversación`
      }
    >
      {t`Si te falta algo, escribe debajo y se abre de nuevo.`}
    </Callout>
  );
}

/** A conversation without an account opens by the link of its mails alone. */
function AccessNote({ isKeyWrong }: { isKeyWrong: boolean }) {
  const { t } = useLingui();
  return (
    <Callout
      type="warning"
      title={isKeyWrong ? t`Este enlace no es válido` : t`Abre el enlace del correo que te enviamos`}
      actions={<Link to={contactFormPath()} className={buttonClass("quiet")}>{t`Escribir a la tienda`}</Link>}
    >
      {t`Cada correo sobre esta conversación lleva un enlace que la abre en este navegador. Si escribiste con tu cuenta, inicia sesión.`}
    </Callout>
  );
}

export const screen: Screen = { Component: ConversationScreen };
