import { isLocale, type Locale } from "@recambia/contract/locale";
import { CacheExpiration } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { CacheFirst } from "workbox-strategies";
import { cartSyncTag } from "../../cart/waiting/request-sync.ts";
import {
  assetCache,
  languageMark,
  offlinePictureCache,
  viewedPictureCache,
} from "../../offline/cache-names.ts";
import { isFreshPicture } from "../../offline/picture-age.ts";
import { readWorkerMessage } from "../../offline/worker-messages.ts";
import { cartFilesIn, filesIn, shellFor, startFiles } from "./release-files.ts";
import { sendCartQueue } from "./send-cart-queue.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

/**
 * The shop's service worker (docs/decisions/080). Pages come from the network and, without one, from a shell that draws any
 * address with what the device keeps. Files of the build are kept once loaded, those of the cart before, and pictures once seen. Calls of the API pass by:
 * what they answer without a network is decided by the page. When the network is back, changes of the cart are sent that no
 * page has sent (docs/decisions/065).
 */

/** Time that a page may take before the shell is shown instead, in milliseconds. */
const pagePatienceMs = 10_000;
const maxSeenPictures = 400;

const files = self.__WB_MANIFEST;
const known = new Set(files.map(({ url }) => `/${url}`));
const assets = new CacheFirst({ cacheName: assetCache });
const pictures = new CacheFirst({
  cacheName: viewedPictureCache,
  plugins: [
    { cachedResponseWillBeUsed: async ({ cachedResponse: seen }) => (isFreshPicture(seen) ? seen : null) },
  ],
});
const seenPictures = new CacheExpiration(viewedPictureCache, { maxEntries: maxSeenPictures });

precache(startFiles(files));
cleanupOutdatedCaches();

self.addEventListener("install", (event) => event.waitUntil(renewStoredFiles()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), dropOldFiles()]),
  );
});

self.addEventListener("message", (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.type === "take-over") event.waitUntil(self.skipWaiting());
  if (message?.type === "keep-loaded") {
    const cartFiles = message.locale ? cartFilesIn(files, message.locale) : [];
    event.waitUntil(
      keepFiles(message.paths.filter((path) => known.has(path))).then(() => keepFiles(cartFiles, "low")),
    );
  }
  if (message?.type === "keep-language") {
    const saved = keepLanguage(message.locale).then(
      () => true,
      () => false,
    );
    event.waitUntil(saved.then((isKept) => event.ports[0]?.postMessage(isKept)));
  }
});

self.addEventListener("sync", (event) => {
  if (event.tag === cartSyncTag) event.waitUntil(sendCartQueue());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(readAsset(event));
  else if (/^\/(?:pictures|vehicles)\//.test(pathname)) event.respondWith(readPicture(event, pathname));
});

/** The page from the network, or the shell. Downloads have no shell. */
async function openPage(event: FetchEvent, pathname: string): Promise<Response> {
  const isPage = !/^\/(?:spa|sanctum|dev)\/|\.[a-z0-9]+$/i.test(pathname);
  const answer = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  if (!isPage) return answer;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, pagePatienceMs, null));
  const first = await Promise.race([answer.catch(() => null), patience]);
  return first ?? (await matchPrecache(shellFor(pathname))) ?? answer;
}

async function readAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await matchPrecache(request.url)) ?? assets.handle({ event, request });
}

/** A picture as it is kept or lately seen; without a network, as it was seen long ago, or its small version for the large one. */
async function readPicture(event: FetchEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: offlinePictureCache });
  if (kept) return kept;
  try {
    const picture = await pictures.handle({ event, request });
    event.waitUntil(noteSeen(request.url));
    return picture;
  } catch (failure) {
    const small = pathname.replace(/^\/pictures\/(?!thumbs\/)/, "/pictures/thumbs/");
    const other = (await caches.match(request)) ?? (await caches.match(small));
    if (other) return other;
    throw failure;
  }
}

async function noteSeen(url: string): Promise<void> {
  await seenPictures.updateTimestamp(url);
  await seenPictures.expireEntries();
}

async function keepFiles(paths: readonly string[], priority: RequestPriority = "auto"): Promise<void> {
  const cache = await caches.open(assetCache);
  const missing: Request[] = [];
  for (const path of paths) {
    if (!(await cache.match(path)) && !(await matchPrecache(path)))
      missing.push(new Request(path, { priority }));
  }
  await cache.addAll(missing);
}

/** Keeps all screens in a language, and marks it, so that a new release does the same. */
async function keepLanguage(locale: Locale): Promise<void> {
  await keepFiles(filesIn(files, locale));
  const cache = await caches.open(assetCache);
  await cache.put(languageMark(locale), new Response(""));
}

/** A device that keeps a language's screens keeps those of a new release as well. */
async function renewStoredFiles(): Promise<void> {
  const cache = await caches.open(assetCache);
  const marks = (await cache.keys()).map(({ url }) => /\/offline-language\/([a-z]+)$/.exec(url)?.[1]);
  for (const locale of marks)
    if (isLocale(locale)) await keepFiles(filesIn(files, locale)).catch(() => undefined);
}

/** Drops files of older releases; what marks a kept language stays. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(assetCache);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !known.has(pathname)) await cache.delete(request);
  }
}
