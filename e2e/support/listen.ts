import type { Server } from "node:net";

/** Lets a server of Node listen on a free port. Returns its origin. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://localhost:${address.port}`;
}
