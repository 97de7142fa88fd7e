import { maxUploadBytes } from "@recambia/contract/uploads/schemas";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { authStore } from "../../session/index.ts";
import { prepareSend, type RunningSend, type SendOptions } from "./send-file.ts";

/** `lost`: the connection was lost, and the transfer resumes once it is back; `failed`: see `problem`. */
export type TransferState = "waiting" | "sending" | "paused" | "lost" | "failed";

/** A file on its way to the shop. */
export type Transfer = {
  key: number;
  name: string;
  byteCount: number;
  sentBytes: number;
  state: TransferState;
  /** Its problem: found here, or the shop's refusal. */
  problem: "empty" | "too_large" | "unreadable" | ApiAnswer<unknown> | null;
  /** Id that the shop has given to it. */
  uploadId: string | null;
};

/** Dependencies of sending, and what happens when a file has arrived or was refused. */
export type SendContext = Pick<SendOptions, "http" | "locale" | "keepsOriginal"> & {
  /** Called with the id of a file that was received completely. */
  onArrived(uploadId: string): void;
  onSettled(): void;
};

/** Files that are sent at the same time: more would only share the bandwidth. */
const concurrent = 2;

type Job = {
  file: File;
  unfinishedId: string | null;
  context: SendContext;
  /** Being prepared; a second preparation would send the file twice. */
  isStarting: boolean;
  running: RunningSend | null;
};

const store = createStore<{ transfers: readonly Transfer[] }>()(() => ({ transfers: [] }));
const jobs = new Map<number, Job>();
let lastKey = 0;

/** The files on their way. They go on while the person looks at other pages. */
export function useTransfers(): readonly Transfer[] {
  return useStore(store, ({ transfers }) => transfers);
}

/**
 * Sends files, two at a time.
 *
 * @param unfinishedIdOf id of the unfinished file that a chosen file completes; null for a new one.
 */
export function sendFiles(
  files: readonly File[],
  context: SendContext,
  unfinishedIdOf: (file: File) => string | null,
): void {
  for (const file of files) {
    const key = ++lastKey;
    const problem = problemOf(file);
    const uploadId = unfinishedIdOf(file);
    jobs.set(key, { file, unfinishedId: uploadId, context, isStarting: false, running: null });
    const transfer: Transfer = {
      key,
      name: file.name,
      byteCount: file.size,
      sentBytes: 0,
      state: problem ? "failed" : "waiting",
      problem,
      uploadId,
    };
    store.setState(({ transfers }) => ({ transfers: [...transfers, transfer] }));
  }
  startNext();
}

/** Stops a transfer until `resumeTransfer`; what has arrived stays at the shop. */
export function pauseTransfer(key: number): void {
  change(key, { state: "paused" });
  void jobs.get(key)?.running?.pause();
  startNext();
}

export function resumeTransfer(key: number): void {
  change(key, { state: "waiting", problem: null });
  startNext();
}

/** Forgets a transfer. What has arrived of it stays at the shop until it is deleted there. */
export function dropTransfer(key: number): void {
  void jobs.get(key)?.running?.pause();
  jobs.delete(key);
  store.setState(({ transfers }) => ({ transfers: transfers.filter((transfer) => transfer.key !== key) }));
  startNext();
}

function problemOf(file: File): Transfer["problem"] {
  if (file.size === 0) return "empty";
  return file.size > maxUploadBytes ? "too_large" : null;
}

function change(key: number, changed: Partial<Transfer>): void {
  store.setState(({ transfers }) => ({
    transfers: transfers.map((transfer) => (transfer.key === key ? { ...transfer, ...changed } : transfer)),
  }));
}

function startNext(): void {
  const { transfers } = store.getState();
  const room = concurrent - transfers.filter(({ state }) => state === "sending").length;
  for (const { key } of transfers.filter(({ state }) => state === "waiting").slice(0, Math.max(0, room))) {
    change(key, { state: "sending" });
    void start(key);
  }
}

async function start(key: number): Promise<void> {
  const job = jobs.get(key);
  if (!job || job.isStarting) return;
  job.isStarting = true;
  await prepare(key, job);
  job.isStarting = false;
  const isWanted = store.getState().transfers.some((one) => one.key === key && one.state === "sending");
  if (isWanted) job.running?.start();
}

async function prepare(key: number, job: Job): Promise<void> {
  if (!(await isReadable(job.file))) {
    change(key, { state: "failed", problem: "unreadable" });
    return startNext();
  }
  try {
    job.running ??= await prepareSend(job.file, optionsOf(key, job));
  } catch {
    // The library could not be loaded.
    fail(key, { status: 0, data: null });
  }
}

/** False for a folder, which browsers pass as a file, and for a file that was changed or removed after it was chosen. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function optionsOf(key: number, { unfinishedId, context }: Job): SendOptions {
  return {
    ...context,
    unfinishedId,
    onAnnounced: (uploadId) => change(key, { uploadId }),
    onProgress: (sentBytes) => change(key, { sentBytes }),
    onDone: () => {
      const arrived = store.getState().transfers.find((one) => one.key === key)?.uploadId;
      dropTransfer(key);
      if (arrived) context.onArrived(arrived);
      context.onSettled();
    },
    onFailure: (answer) => {
      fail(key, answer);
      context.onSettled();
    },
  };
}

function fail(key: number, answer: ApiAnswer<unknown>): void {
  change(key, answer.status === 0 ? { state: "lost" } : { state: "failed", problem: answer });
  startNext();
}

if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    for (const { key, state } of store.getState().transfers) if (state === "lost") resumeTransfer(key);
  });
  // Nothing of a person goes on after signing out, even if this tab learns of it only from the next person's sign-in.
  authStore.subscribe((now, before) => {
    if (now.user?.id === before.user?.id) return;
    for (const { key } of store.getState().transfers) dropTransfer(key);
  });
}
