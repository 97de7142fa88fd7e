import type { UploadedFile } from "@recambia/contract/uploads/schemas";

/**
 * A file that was uploaded in a picker: `sent` until the list of files has it, `listed` while the shop checks it, `settled`
 * once it is ready, rejected or deleted.
 */
export type Arrival = { id: string; state: "sent" | "listed" | "settled" };

/** Moves arrivals on by the person's current files; returns the same array when none has moved. */
export function followArrivals(
  arrivals: readonly Arrival[],
  files: readonly Pick<UploadedFile, "id" | "state">[],
): readonly Arrival[] {
  const states = new Map(files.map(({ id, state }) => [id, state]));
  const followed = arrivals.map((arrival): Arrival => {
    const state = nextState(arrival.state, states.get(arrival.id));
    return state === arrival.state ? arrival : { ...arrival, state };
  });
  return followed.every((arrival, index) => arrival === arrivals[index]) ? arrivals : followed;
}

function nextState(before: Arrival["state"], file: UploadedFile["state"] | undefined): Arrival["state"] {
  if (before === "settled" || file === "ready" || file === "rejected") return "settled";
  if (file !== undefined) return "listed";
  // The list that lacks a file for the first time may be older than the upload; later the file was deleted on another page.
  return before === "listed" ? "settled" : "sent";
}
