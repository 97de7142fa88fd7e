import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { GuaranteeClaim, GuaranteeClaimState } from "@recambia/contract/orders/guarantee-claims";
import type { Order } from "@recambia/contract/orders/schemas";
import { ShieldCheck } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { AttachedFiles } from "../../ui/layout/AttachedFiles.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { PieceList } from "../cancellation/PieceList.tsx";
import styles from "../withdrawal/WithdrawalPanel.module.css";
import { useRemedyWords } from "./use-remedy-words.ts";

/** Guarantee claims with state, answer and dates, and the files that went with them. */
export function ClaimsPanel({ order }: { order: Order }) {
  const { t } = useLingui();
  const { guarantee_claims: claims = [] } = order;
  return (
    <>
      <Panel title={t`Reclamaciones de garantía`} icon={<ShieldCheck />} isPrinted>
        <ul className={styles.withdrawals}>
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} order={order} />
          ))}
        </ul>
      </Panel>
      <AttachedFiles
        title={t`Archivos de tus reclamaciones de garantía`}
        files={claims.flatMap(({ files }) => files)}
      />
    </>
  );
}

function ClaimRow({ claim, order }: { claim: GuaranteeClaim; order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const wish = useRemedyWords()[claim.wish];
  const opened = formatDateTime(claim.opened_at, locale);
  const since = formatDay(claim.appeared_on, locale);
  const received = claim.received_at ? formatDateTime(claim.received_at, locale) : null;
  const ended = claim.ended_at ? formatDateTime(claim.ended_at, locale) : null;
  return (
    <li className={styles.withdrawal}>
      <p className={styles.name}>{useStandingWords(claim)}</p>
      <PieceList pieces={[claim]} order={order} />
      {claim.answer ? <p>{t`Nuestra respuesta: ${claim.answer}`}</p> : null}
      <SendIn claim={claim} />
      <p className={styles.detail}>{t`Qué falla, desde el ${since}: ${claim.description}`}</p>
      <p className={styles.detail}>{t`Lo que prefieres: ${wish}`}</p>
      <p className={styles.detail}>{t`Reclamación ${claim.number}, recibida el ${opened}.`}</p>
      {received ? <p className={styles.detail}>{t`Nos entregaste el artículo el ${received}.`}</p> : null}
      {ended ? <p className={styles.detail}>{t`Terminada el ${ended}.`}</p> : null}
    </li>
  );
}

/** How the goods of an accepted claim get to the shop. */
function SendIn({ claim }: { claim: GuaranteeClaim }) {
  const { t } = useLingui();
  const { email, address } = useShop();
  if (claim.state !== "accepted" || !claim.needs_goods) return null;
  const place = `${address.street}, ${address.zip_code} ${address.municipality}`;
  return (
    <p>{t`Envíalo bien protegido, con el número ${claim.number} a la vista, a ${place}, o tráelo a la tienda. El transporte lo pagamos nosotros: si prefieres que lo recojamos, escríbenos a ${email}.`}</p>
  );
}

function useStandingWords({ state, answer_by, remedy, refund_cents }: GuaranteeClaim): string {
  const { t } = useLingui();
  const day = formatDay(answer_by, useLocale());
  const money = formatCents(refund_cents ?? 0);
  const accepted = {
    repair: t`Aceptada: lo reparamos.`,
    replacement: t`Aceptada: te lo cambiamos.`,
    price_reduction: t`Aceptada: te rebajamos el precio.`,
    refund: t`Aceptada: te lo reembolsamos.`,
  };
  const words: Record<GuaranteeClaimState, string> = {
    opened: t`Te contestamos como muy tarde el ${day}.`,
    accepted: accepted[remedy ?? "repair"],
    received: remedy ? `${accepted[remedy]} ${t`Ya lo tenemos.`}` : t`Ya tenemos el artículo: lo revisamos.`,
    repaired: t`Reparado.`,
    replaced: t`Cambiado por otro.`,
    price_reduced: t`Te rebajamos ${money}.`,
    refunded: refund_cents === null ? t`Ya te lo habíamos reembolsado.` : t`Te reembolsamos ${money}.`,
    refused: t`No aceptada.`,
  };
  return words[state];
}
