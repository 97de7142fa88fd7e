/**
 * Opens an address of the shop in the way of every web page, this page's own as well, where the shop answers at all;
 * else resolves.
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
