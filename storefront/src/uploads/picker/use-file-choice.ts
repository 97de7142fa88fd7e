import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiAnswer, refusalOf } from "../../lib/http/http-client.ts";
import { keptForms, useKeptState } from "../../session/index.ts";
import { uploadsQuery } from "../queries.ts";

/** The files that a person attaches to a message, claim or withdrawal. */
export type FileChoice = {
  /** Public ids, in the order of choosing. */
  ids: readonly string[];
  choose(ids: readonly string[]): void;
  /** Takes back the files that have been sent. Those that were chosen meanwhile are yet to be sent. */
  drop(sent: readonly string[]): void;
  /** Replaces the choice after an upload or a deletion, and keeps the error. */
  replace(ids: readonly string[]): void;
  /** Problem of the files; null without one. */
  error: string | null;
  /** Whether files are still being uploaded, so that the form cannot be sent. */
  setArriving(isArriving: boolean): void;
  /** Whether all uploads are complete; shows an error beside the files otherwise. */
  isReady(): boolean;
  /** Waits for a request; if the server refused its files, shows why and refetches the list of files. */
  showErrors<T>(call: Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>>;
};

const kept = keptForms<readonly string[]>();
const none: readonly string[] = [];

/**
 * State of a `FilePicker`.
 *
 * @param subject what the files go with, such as the reply in a conversation: the choice then outlives the end of the session.
 */
export function useFileChoice(subject = ""): FileChoice {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [ids, setIds] = useKeptState(
    kept,
    subject,
    (before = none) => before,
    (chosen) => subject !== "" && chosen.length > 0,
  );
  const [isArriving, setArriving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    ids,
    choose: (next) => {
      setIds(next);
      setError(null);
    },
    drop: (sent) => {
      setIds((now) => now.filter((id) => !sent.includes(id)));
      setError(null);
    },
    error,
    replace: setIds,
    setArriving,
    isReady: () => {
      setError(isArriving ? t`Espera a que acabe de subir, o quita el archivo.` : null);
      return !isArriving;
    },
    showErrors: async (call) => {
      const answer = await call;
      const wrong = refusalOf(answer)?.errors?.files;
      if (wrong?.length) {
        setError(wrong.join(" "));
        await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey });
      }
      return answer;
    },
  };
}
