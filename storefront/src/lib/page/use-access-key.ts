import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isRefusal } from "../http/api-error.ts";
import { decodePart } from "./decode-part.ts";

const prefix = "#key=";

/**
 * Opens something of a visitor with the key in the URL fragment, which mails contain. Removes the key from the address bar
 * once the server has answered about it, so that it is not copied or kept in the history.
 *
 * @param name what is opened, for the query's key.
 * @param open sends the key and caches what it opens; rejects with an ApiError.
 * @returns whether the key is being sent, whether the server does not know it, and the query if it could not be asked.
 */
export function useAccessKey(name: readonly string[], open: (key: string) => Promise<unknown>) {
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const named = hash.startsWith(prefix) ? decodePart(hash.slice(prefix.length)) : "";
  /** The last key of the URL, which still counts after it was removed there. */
  const [key, setKey] = useState(named);
  if (named !== "" && named !== key) setKey(named);
  const opening = useQuery({
    queryKey: [...name, key],
    queryFn: async () => {
      await open(key);
      return true;
    },
    enabled: key !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isWrong = isRefusal(opening.error);
  const isAnswered = named !== "" && (opening.isSuccess || isWrong);
  useEffect(() => {
    if (!isAnswered) return;
    navigate({ pathname, search }, { replace: true, state: { keepsPlace: true, keepsAlert: true } });
  }, [isAnswered, navigate, pathname, search]);
  return {
    isOpening: key !== "" && opening.isPending,
    isWrong,
    failed: opening.isError && !isWrong ? opening : null,
  };
}
