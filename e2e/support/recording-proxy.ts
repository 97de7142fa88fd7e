import { createServer, request } from "node:http";
import { listenLocally } from "./listen.ts";

/** A response that the proxy has passed on. */
type Passed = { path: string; status: number; etag: string };

/**
 * A proxy in front of the shop at `origin` that records responses, holds requests, and simulates new releases.
 *
 * @returns its address; `release` changes the content of the service worker from then on; `hold` keeps requests whose path matches
 *   waiting until the returned function is called; `passed` are all responses so far.
 */
export async function startRecordingProxy(origin: string) {
  let releases = 0;
  const held: { path: RegExp; until: Promise<void> }[] = [];
  const passed: Passed[] = [];
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? "/";
    await held.find((one) => one.path.test(path))?.until;
    const isWorker = path === "/service-worker.js";
    const {
      "accept-encoding": _,
      "if-none-match": __,
      "if-modified-since": ___,
      ...headers
    } = incoming.headers;
    const forwarded = request(
      new URL(path, origin),
      { method: incoming.method, headers: isWorker ? headers : incoming.headers },
      (received) => {
        passed.push({ path, status: received.statusCode ?? 0, etag: received.headers.etag ?? "" });
        if (isWorker) delete received.headers["content-length"];
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response, { end: !isWorker });
        if (isWorker) received.on("end", () => response.end(`\n// release ${releases}`));
      },
    );
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  });
  return {
    origin: await listenLocally(server),
    passed,
    release: () => {
      releases += 1;
    },
    hold(path: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { path, until: promise };
      held.push(one);
      return () => {
        held.splice(held.indexOf(one), 1);
        resolve();
      };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
