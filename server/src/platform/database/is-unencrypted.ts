import { isLoopback } from "../is-loopback.ts";

/** Modes in which the connection is encrypted and the server's certificate is checked (node-postgres checks it in all three). */
const safeModes = ["verify-full", "verify-ca", "require"];

/** Whether a database's address leads over a network without TLS, or with an unchecked certificate. */
export function isUnencrypted(databaseUrl: string): boolean {
  if (databaseUrl === "" || !URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  // A path is a socket of this machine.
  if (host === "" || host.startsWith("/") || isLoopback(host)) return false;
  const mode = searchParams.get("sslmode") ?? "";
  // As libpq reads them, the other modes do not check whose certificate it is.
  return searchParams.get("uselibpqcompat") === "true" ? mode !== "verify-full" : !safeModes.includes(mode);
}
