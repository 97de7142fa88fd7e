import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";
import { Callout } from "../ui/feedback/Callout.tsx";

type Props = {
  /** Error message of a form (specification §8). */
  title: string;
  /** The answer that was no success. */
  answer: ApiAnswer<unknown>;
  actions?: ReactNode;
};

/** Why a form was not accepted, where its fields do not say it. */
export function FormFailure({ title, answer, actions }: Props) {
  const { t } = useLingui();
  const words =
    answer.status === 0
      ? t`Parece que no hay conexión. Lo que has escrito sigue aquí: vuelve a intentarlo.`
      : refusalOf(answer)?.message || t`Ha fallado algo en la tienda. Vuelve a intentarlo en un momento.`;
  return (
    <Callout type="error" title={title} actions={actions}>
      {words}
    </Callout>
  );
}
