import { type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Connect } from "vite";

/** First segments of the paths that the API answers. */
const apiPaths = /^\/(?:spa|sanctum|pictures|payments|docs|dev)\//;

const retryMs = 50;

/** Passes requests for the API on to its process. Requests wait while it starts, so that a page survives a restart. */
export function forwardToApi(port: number): Connect.NextHandleFunction {
  return (request, response, next) =>
    apiPaths.test(request.url ?? "") ? forward(request, response) : next();

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const socket = await openSocket(port, () => response.closed);
    if (!socket) return;
    const { method, url, headers } = request;
    const forwarded = openRequest(
      { method, path: url, headers, createConnection: () => socket },
      (answer) => {
        const { connection: _ofThisSocket, ...answerHeaders } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, answerHeaders);
        answer.pipe(response);
      },
    );
    forwarded.once("error", (error) => {
      if (response.headersSent) response.destroy(error);
      else if (method === "GET") forward(request, response);
      else response.writeHead(502).end();
    });
    if (method === "GET") forwarded.end();
    else request.pipe(forwarded);
  }
}

/** Connects as soon as the port is open; null if nobody waits for it any more. */
async function openSocket(port: number, isOver: () => boolean): Promise<Socket | null> {
  while (!isOver()) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const opening = connect(port, "localhost", () => resolve(opening));
      opening.once("error", () => resolve(null));
    });
    if (socket) return socket;
    await pause(retryMs);
  }
  return null;
}
