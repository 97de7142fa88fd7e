import { useLingui } from "@lingui/react/macro";
import type { Invitation } from "@recambia/contract/people/schemas";
import { MailQuestion } from "lucide-react";
import { useRef } from "react";
import { useLocale } from "../lib/page/page-frame.tsx";
import { formatDay } from "../lib/texts/format.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./People.module.css";
import { type InvitationAction, useInvitationActions } from "./use-invitation-actions.ts";

/** Invitations that nobody has answered yet: send them again, or take them back. */
export function PendingInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { busy, announcement, resend, withdraw } = useInvitationActions(() => list.current?.focus());
  return (
    <Panel title={t`Invitaciones pendientes`} icon={<MailQuestion />}>
      <ul ref={list} tabIndex={-1} className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            busy={busy?.id === invitation.id ? busy.action : null}
            onResend={() => resend(invitation)}
            onWithdraw={() => withdraw(invitation)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Panel>
  );
}

type RowProps = {
  invitation: Invitation;
  busy: InvitationAction | null;
  onResend(): void;
  onWithdraw(): void;
};

function InvitationRow({ invitation, busy, onResend, onWithdraw }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { email, name } = invitation;
  const sentOn = formatDay(invitation.sent_at, locale);
  const worksUntil = formatDay(invitation.expires_at, locale);
  return (
    <li className={styles.invitation}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name || email}
          {invitation.is_expired ? <Badge tone="warn">{t`Caducada`}</Badge> : null}
        </p>
        {name ? <p className={styles.detail}>{email}</p> : null}
        <p className={styles.detail}>
          {invitation.is_expired
            ? t`Enviada el ${sentOn}. El enlace ya no vale: envíala otra vez.`
            : t`Enviada el ${sentOn}. El enlace vale hasta el ${worksUntil}.`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" isLoading={busy === "resend"} onClick={onResend}>
          {t`Reenviar`}
          <VisuallyHidden>{`: ${email}`}</VisuallyHidden>
        </Button>
        <Button look="danger" isLoading={busy === "withdraw"} onClick={onWithdraw}>
          {t`Retirar`}
          <VisuallyHidden>{`: ${email}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
