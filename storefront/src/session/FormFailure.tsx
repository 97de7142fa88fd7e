import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";

type Props = {
  /** Error message of a form (specification §8). */
  title: string;
  /** The answer that was no success, if there is one. */
  answer: ApiAnswer<unknown> | null;
  /** Shown in the same place while there is no failure. */
  note?: ReactNode;
  /** A link that leads on. */
  children?: ReactNode;
};

/** Shows why a form was not accepted, if its fields do not say it. */
export function FormFailure({ title, answer, note, children }: Props) {
  const wordsFor = useFailureWords();
  return (
    <FailureRow note={note}>
      {answer ? (
        <>
          <strong>{title}</strong> {wordsFor(answer)} {children}
        </>
      ) : null}
    </FailureRow>
  );
}

/** Returns a function that says why an answer was no success. */
export function useFailureWords(): (answer: ApiAnswer<unknown>) => string {
  const { t } = useLingui();
  return (answer) =>
    answer.status === 0
      ? t`Parece que no hay conexión. Lo que has escrito sigue aquí: vuelve a intentarlo.`
      : refusalOf(answer)?.message || t`Ha fallado algo en la tienda. Vuelve a intentarlo en un momento.`;
}
