/** Tag of the service worker's event that sends the cart's queue when the network is back (Background Sync). */
export const cartSyncTag = "cart-queue";

/** The part of the Background Sync API that the shop uses; some browsers have none. */
type SyncManager = { register(tag: string): Promise<void> };

/** Asks the browser to send the queue by the service worker when the network is back, even if no page of the shop is open then. */
export async function requestSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration: ServiceWorkerRegistration & { sync?: SyncManager } =
      await navigator.serviceWorker.ready;
    await registration.sync?.register(cartSyncTag);
  } catch (reason) {
    // Not allowed, as in private windows: the next page sends the queue.
    console.info("The cart's queue waits for the next visit:", reason);
  }
}
