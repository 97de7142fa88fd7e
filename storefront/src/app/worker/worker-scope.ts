import type { ReleaseFile } from "./release-files.ts";

/** Events and scope of a service worker, as far as the shop uses them; the compiler's own types exclude those of pages. */

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type SyncEvent = WorkerEvent & { readonly tag: string };

type WorkerMessageEvent = WorkerEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };

export type WorkerScope = {
  /** Files of the build, put in by the build itself. */
  readonly __WB_MANIFEST: readonly ReleaseFile[];
  readonly clients: { claim(): Promise<void> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchEvent) => void): void;
  addEventListener(type: "sync", hear: (event: SyncEvent) => void): void;
  addEventListener(type: "message", hear: (event: WorkerMessageEvent) => void): void;
};
