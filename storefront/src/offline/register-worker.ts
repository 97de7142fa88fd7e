import type { Locale } from "@recambia/contract/locale";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { alertStore } from "../lib/alert-store.ts";
import { reloadForNewRelease } from "../lib/loading/reload-for-new-release.ts";
import { assetCache, languageMark } from "./cache-names.ts";
import type { WorkerMessage } from "./worker-messages.ts";

/** Asks for a new release at most this often, in milliseconds, when the page is looked at again. */
const checkEveryMs = 60 * 60 * 1000;
const answerPatienceMs = 120_000;

/** Worker of a new release that waits to take over; null without one. */
const releaseStore = createStore<{ waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

export function useWaitingRelease(): ServiceWorker | null {
  return useStore(releaseStore, ({ waiting }) => waiting);
}

/**
 * Whether the browser has opened the shop before, by its service worker: `new`, this document registered the first one;
 * `known`, an earlier document did; `untold`, the browser registers none; null while unknown.
 */
export type BrowserHistory = "new" | "known" | "untold" | null;

/** Store of the browser's history. */
export const historyStore = createStore<{ history: BrowserHistory }>()(() => ({ history: null }));

/** Registers the service worker, and gives it the files that the page in a language had to load without it. */
export async function registerWorker(locale: Locale): Promise<void> {
  const earlier = await tryWorkers((workers) => workers.getRegistration());
  const registration = await tryWorkers((workers) =>
    workers.register("/service-worker.js", { updateViaCache: "none" }),
  );
  historyStore.setState({ history: earlier ? "known" : registration ? "new" : "untold" });
  if (!registration) return;
  watchForRelease(registration);
  const { active } = await navigator.serviceWorker.ready;
  send(active, { type: "keep-loaded", paths: loadedFiles(), locale });
}

/** Asks the browser's service workers; undefined where there are none, as in some private windows and with blocked storage. */
async function tryWorkers<Answer>(
  ask: (workers: ServiceWorkerContainer) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
  try {
    return await ask(navigator.serviceWorker);
  } catch (reason) {
    console.info("The service worker could not be used:", reason);
    return undefined;
  }
}

function watchForRelease(registration: ServiceWorkerRegistration) {
  const look = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) releaseStore.setState({ waiting });
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checkedAt >= checkEveryMs) check();
  });
  // The shop may have a new release, and this page's part no more: trying again would not help.
  alertStore.subscribe(({ isLoadFailure }) => isLoadFailure && check());
}

/**
 * Lets the new release take over and opens the page with it. An unsent form asks before it is left; whoever stays may take
 * the release later.
 */
export function takeNewRelease(release: ServiceWorker): void {
  const open = () => reloadForNewRelease(location.href);
  // It has taken over before, and the person stayed for a form. "activating" is enough: the event has passed.
  if (release.state !== "installed") {
    open();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", open, { once: true });
  send(release, { type: "take-over" });
}

/**
 * Has the worker keep all screens in a language.
 *
 * @throws when there is no worker, or it could not fetch them.
 */
export async function askWorkerToKeep(locale: Locale): Promise<void> {
  if (!import.meta.env.PROD) return;
  const { active } = await readyWorker();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(reject, answerPatienceMs, new Error("The service worker did not answer"));
  });
  send(active, { type: "keep-language", locale }, [port2]);
  if (!(await answer)) throw new Error("The screens could not be kept");
}

/** Whether the worker keeps all screens in a language. Rejects where the browser has no such storage. */
export async function keepsLanguage(locale: Locale): Promise<boolean> {
  return (await caches.match(languageMark(locale), { cacheName: assetCache })) !== undefined;
}

/** The worker's registration. Rejects where none gets ready. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const patience = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, answerPatienceMs, new Error("No service worker got ready"));
  });
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

function send(worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []) {
  worker?.postMessage(message, ports);
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // The page came with the text of its stylesheets (decision 131): without a network their files are needed.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const paths = [...loaded, ...styles.map(({ href }) => href)].map((url) => new URL(url).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}
