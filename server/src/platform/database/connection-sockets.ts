import { once } from "node:events";
import { Socket } from "node:net";

/** The sockets of one database, so that closing it never waits for a server that does not answer. */
export type ConnectionSockets = {
  /** Creates the socket of a new connection. */
  create(): Socket;
  /** Waits until all connections have closed, and destroys those that are still open after two seconds. */
  closeSoon(closing: Promise<unknown>): Promise<void>;
};

const patienceMs = 2_000;

export function trackSockets(): ConnectionSockets {
  const open = new Set<Socket>();
  return {
    create() {
      const socket = new Socket();
      open.add(socket);
      return socket.once("close", () => open.delete(socket));
    },
    async closeSoon(closing) {
      const giveUp = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, patienceMs);
      try {
        await closing;
        await Promise.all([...open].map((socket) => once(socket, "close")));
      } finally {
        clearTimeout(giveUp);
      }
    },
  };
}
