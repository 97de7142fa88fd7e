import type { Socket } from "node:net";
import type { App } from "./context.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is shutting down. */
    isDraining: boolean;
  }
}

/** Maximum time for clients to receive their responses. */
const patienceMs = 30_000;

/**
 * Shuts down gracefully: finishes requests in flight, marks their connections for closing, and closes idle ones. By
 * default, the server would wait for every open connection until the browser closes it.
 */
export function drainOnClose(app: App) {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  app.decorate("isDraining", false);

  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  // From its arrival on, also while it waits for its turn.
  app.server.on("request", ({ socket }, response) => {
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header("connection", "close");
    done();
  });

  app.addHook("preClose", async () => {
    app.isDraining = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    // Unreferenced, because a server that never listened emits no "close" and must not wait for the timer.
    const giveUp = setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    app.server.once("close", () => clearTimeout(giveUp));
  });
}
