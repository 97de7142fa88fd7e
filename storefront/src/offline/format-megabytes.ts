/** Formats a size in megabytes with the Spanish decimal comma, as all numbers of the shop: "2,1 MB". */
export function formatMegabytes(bytes: number): string {
  if (bytes === 0) return "0\u00a0MB";
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  return `${megabytes.toFixed(1).replace(".", ",")}\u00a0MB`;
}
