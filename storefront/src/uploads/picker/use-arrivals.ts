import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { useCallback, useEffect, useState } from "react";
import { useTransfers } from "../transfers/transfers.ts";
import { type Arrival, followArrivals } from "./arrivals.ts";
import type { FileChoice } from "./use-file-choice.ts";

/**
 * Follows the files that are uploaded in a picker: each is chosen once the shop has accepted it. Chosen files that have been
 * deleted meanwhile are chosen no longer.
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
  const isArriving = isMoving || arrivals.some(({ state }) => state !== "settled");
  useEffect(() => {
    setArriving(isArriving);
    // A picker that goes, as when its person signs out, must not block its form.
    return () => setArriving(false);
  }, [isArriving, setArriving]);

  useEffect(() => {
    if (!files) return;
    const followed = followArrivals(arrivals, files);
    const settled = followed.filter(
      ({ state }, index) => state === "settled" && arrivals[index]?.state !== "settled",
    );
    if (followed !== arrivals) setArrivals((all) => followArrivals(all, files));
    const ready = new Set(files.filter(({ state }) => state === "ready").map(({ id }) => id));
    const wanted = new Set([...chosen, ...settled.map(({ id }) => id)]);
    const next = [...wanted].filter((id) => ready.has(id)).slice(0, limit);
    if (next.join() !== chosen.join()) replace(next);
  }, [files, arrivals, chosen, replace, limit]);

  const add = useCallback((id: string) => setArrivals((all) => [...all, { id, state: "sent" }]), []);
  return { ids: arrivals.map(({ id }) => id), add };
}
