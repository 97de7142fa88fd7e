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
