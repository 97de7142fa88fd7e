import { createServer, request as sendRequest } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";
import { listenLocally } from "./listen.ts";

/** Size of a piece of a page's body, and the pause after it, in which the browser paints. */
const pieceBytes = 150;
const pieceMs = 6;

/**
 * Starts a proxy of the shop at `origin` that sends a page's body in pieces, so that the browser paints each state of the
 * loading page. Everything else passes at once.
 *
 * @returns the proxy's origin, and a disposer that closes it.
 */
export async function startSlowProxy(origin: string) {
  const server = createServer((request, response) => {
    const { "accept-encoding": _, ...headers } = request.headers;
    const forwarded = sendRequest(
      new URL(request.url ?? "/", origin),
      { method: request.method, headers },
      (received) => {
        const isPage = received.headers["content-type"]?.includes("text/html");
        if (isPage) delete received.headers["content-length"];
        response.writeHead(received.statusCode ?? 502, received.headers);
        (isPage ? Readable.from(inPieces(received)) : received).pipe(response);
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  return {
    origin: await listenLocally(server),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function* inPieces(page: AsyncIterable<Buffer>) {
  const whole = Buffer.concat(await Array.fromAsync(page));
  const body = whole.indexOf("<body");
  yield whole.subarray(0, body);
  for (let at = body; at < whole.length; at += pieceBytes) {
    yield whole.subarray(at, at + pieceBytes);
    await after(pieceMs);
  }
}
