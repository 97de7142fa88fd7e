import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiAnswer, refusalOf } from "../../lib/http/http-client.ts";
import { uploadsQuery } from "../queries.ts";

/** The files that a person has chosen to go with something. */
export type FileChoice = {
  /** Public ids, in the order of choosing. */
  ids: readonly string[];
  choose(ids: readonly string[]): void;
  /** Takes out what is gone, adds what has arrived; keeps the error. */
  replace(ids: readonly string[]): void;
  /** What is wrong with them; null when nothing is. */
  error: string | null;
  /** Files that are still on their way keep what they go with from being sent. */
  setArriving(isArriving: boolean): void;
  /** Whether all has arrived; says so beside the files otherwise. */
  isReady(): boolean;
  /** Shows what the server has against the files, and reads them again. */
  heed<T>(call: Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>>;
};

/** State of a `FilePicker`. */
export function useFileChoice(): FileChoice {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isArriving, setArriving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    ids,
    choose: (next) => {
      setIds(next);
      setError(null);
    },
    error,
    replace: setIds,
    setArriving,
    isReady: () => {
      setError(isArriving ? t`Espera a que acabe de subir, o quita el archivo.` : null);
      return !isArriving;
    },
    heed: async (call) => {
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
