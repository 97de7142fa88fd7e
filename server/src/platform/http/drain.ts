import type { Socket } from "node:net";
import type { App } from "./app.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The process is about to end: it finishes what it has, and wants nothing new. */
    isDraining: boolean;
  }
}

/** A client that has not taken its answer by then is not waited for any longer. */
const patienceMs = 30_000;

/**
 * Lets the server end soon and let nobody down: requests under way are answered, each answer says
 * that its connection ends with it, and connections on which nobody is waiting are closed. Left to
 * itself, a server would wait for every open connection until the browser lets go of it.
 */
export function drainOnClose(app: App) {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  app.decorate("isDraining", false);

  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("onRequest", (request, _reply, done) => {
    busy.add(request.raw.socket);
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    busy.delete(request.raw.socket);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header("connection", "close");
    done();
  });

  app.addHook("preClose", async () => {
    app.isDraining = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    const giveUp = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    app.server.once("close", () => clearTimeout(giveUp));
  });
}
