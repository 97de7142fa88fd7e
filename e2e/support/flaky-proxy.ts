import { createConnection, createServer, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { listenLocally } from "./listen.ts";

const pieceMs = 20;

/**
 * A proxy in front of the shop at `origin` with a limited upload speed, whose connections can be cut.
 *
 * @returns the address to open it at; `cut` breaks all connections at once, and new ones work again.
 */
export async function startFlakyProxy(origin: string, upBytesPerSecond: number) {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const shop = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [browser, shop]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        browser.destroy();
        shop.destroy();
      });
    }
    shop.pipe(browser);
    sendSlowly(browser, shop, upBytesPerSecond);
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: await listenLocally(server),
    cut,
    [Symbol.asyncDispose]: async () => {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function sendSlowly(from: Socket, to: Socket, bytesPerSecond: number) {
  let sent = 0;
  try {
    for await (const piece of from) {
      to.write(piece);
      sent += piece.length;
      if (sent < (bytesPerSecond * pieceMs) / 1000) continue;
      sent = 0;
      await after(pieceMs);
    }
  } catch {
    // The line was cut.
  }
}
