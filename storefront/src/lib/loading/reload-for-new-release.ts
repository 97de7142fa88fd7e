/**
 * Opens a URL of the shop, or reloads the current one, with a full page load. Resolves without effect when
 * the shop cannot be reached.
 */
export async function reloadForNewRelease(address: string): Promise<void> {
  const isAnswered = await fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  if (!isAnswered) return;
  if (address === location.href) location.reload();
  else location.assign(address);
  await new Promise(() => undefined);
}

/**
 * Opens another page of the shop with a full page load. Not this document's own, which would lack the same file again, and whose
 * URL may have the key of a mail's link behind the #, which a router's address does not.
 */
export async function openForNewRelease(address: string): Promise<void> {
  if (withoutFragment(address) !== withoutFragment(location.href)) await reloadForNewRelease(address);
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}
