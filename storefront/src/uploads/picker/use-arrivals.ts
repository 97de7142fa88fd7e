import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { useCallback, useEffect, useState } from "react";
import { useTransfers } from "../transfers/transfers.ts";
import type { FileChoice } from "./use-file-choice.ts";

/** A file that was uploaded in a picker; settled once the shop has looked at it. */
type Arrival = { id: string; isSettled: boolean };

/**
 * Follows the files that are uploaded in a picker: each is chosen once the shop has looked at it. Chosen files that are
 * gone meanwhile are chosen no longer.
 *
 * @param files the person's files; null while they are being read.
 * @param limit most files that can be chosen.
 */
export function useArrivals(
  files: readonly UploadedFile[] | null,
  { ids: chosen, replace, setArriving }: FileChoice,
  limit: number,
) {
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const isMoving = useTransfers().some(({ state }) => state !== "failed");
  const isArriving = isMoving || arrivals.some(({ isSettled }) => !isSettled);
  useEffect(() => setArriving(isArriving), [isArriving, setArriving]);

  useEffect(() => {
    if (!files) return;
    const states = new Map(files.map(({ id, state }) => [id, state]));
    const isLookedAt = (id: string) => states.get(id) === "ready" || states.get(id) === "rejected";
    const settled = arrivals.filter(({ id, isSettled }) => !isSettled && isLookedAt(id));
    if (settled.length > 0) {
      setArrivals((all) => all.map((one) => (settled.includes(one) ? { ...one, isSettled: true } : one)));
    }
    const wanted = new Set([...chosen, ...settled.map(({ id }) => id)]);
    const next = [...wanted].filter((id) => states.get(id) === "ready").slice(0, limit);
    if (next.join() !== chosen.join()) replace(next);
  }, [files, arrivals, chosen, replace, limit]);

  const add = useCallback((id: string) => setArrivals((all) => [...all, { id, isSettled: false }]), []);
  return { ids: arrivals.map(({ id }) => id), add };
}
