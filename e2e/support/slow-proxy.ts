import { createServer, request } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as after } from "node:timers/promises";

/** Of a page's body, at a time; a browser paints between two of them. */
const pieceBytes = 150;
const pieceMs = 6;

/**
 * The shop at `origin` behind a line that lets a page's body through in pieces, so that each state it is
 * read in is painted; everything else passes whole.
 *
 * @returns the address to open it at, and what closes it.
 */
export async function startSlowProxy(origin: string) {
  const server = createServer((asked, answer) => {
    const { "accept-encoding": _, ...headers } = asked.headers;
    const passedOn = request(
      new URL(asked.url ?? "/", origin),
      { method: asked.method, headers },
      (heard) => {
        const isPage = heard.headers["content-type"]?.includes("text/html");
        if (isPage) delete heard.headers["content-length"];
        answer.writeHead(heard.statusCode ?? 502, heard.headers);
        (isPage ? Readable.from(inPieces(heard)) : heard).pipe(answer);
      },
    );
    passedOn.on("error", () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The slow line has no port");
  return {
    origin: `http://localhost:${place.port}`,
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
