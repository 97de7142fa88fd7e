import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalProblem } from "@recambia/contract/orders/withdrawals";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Callout } from "../../ui/feedback/Callout.tsx";

/** Explains why nothing of an order can be withdrawn from, with alternatives. */
export function WithdrawalObjectionNote({ objection }: { objection: WithdrawalProblem | null }) {
  const { t } = useLingui();
  const guarantee = (
    <Trans>
      Si algo falla, tienes la <Link to="/terms-and-conditions#guarantee">garantía legal</Link>. Mira también
      los <Link to="/returns-and-exchanges#returns">cambios y devoluciones voluntarios</Link>.
    </Trans>
  );
  const notes: Record<WithdrawalProblem, { title: string; text: ReactNode }> = {
    withdrawal_term_over: { title: t`El plazo para desistir de este pedido ha terminado`, text: guarantee },
    withdrawal_all_done: {
      title: t`De este pedido ya no queda nada de lo que desistir`,
      text: t`Está todo cancelado o devuelto. Tienes los justificantes en tu correo.`,
    },
    withdrawal_excluded: {
      title: t`Los artículos de este pedido están hechos a medida o son perecederos: no admiten desistimiento`,
      text: guarantee,
    },
    withdrawal_not_for_business: {
      title: t`Este pedido es de una empresa o un profesional: no hay derecho de desistimiento`,
      text: (
        <Trans>
          El desistimiento es un derecho de los consumidores.{" "}
          <Link to="/returns-and-exchanges#returns">Cambios y devoluciones voluntarios</Link>
        </Trans>
      ),
    },
  };
  if (objection === null) return null;
  const { title, text } = notes[objection];
  return (
    <Callout type="warning" title={title}>
      {text}
    </Callout>
  );
}
