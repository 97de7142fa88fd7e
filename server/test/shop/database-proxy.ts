import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import type { AtEnd } from "./shop-process.ts";

/** A link to PostgreSQL that can fail as networks and servers do; by default it closes when the test ends. */
export type DatabaseProxy = {
  /** Address of the database through the proxy. */
  url: string;
  /** Connections that have been tried so far. */
  attempts(): number;
  /** Ends all connections and refuses new ones, as a server that has stopped. */
  cut(): void;
  /** Nothing passes any more, and nothing is refused, as when a cable is pulled. */
  freeze(): void;
  /** The same for connections that are open now; new ones pass. */
  freezeOpen(): void;
  /** Everything is delivered later. */
  delay(ms: number): void;
  /** Leads to another server from now on, as an address that moves to a promoted standby. */
  moveTo(databaseUrl: string): void;
  /** The link is good again; what was held back is delivered. */
  restore(): void;
};

/** A condition that data waits for. */
function makeGate() {
  let opened = Promise.withResolvers<void>();
  opened.resolve();
  return {
    passed: () => opened.promise,
    close() {
      opened = Promise.withResolvers<void>();
    },
    open: () => opened.resolve(),
  };
}

export async function openDatabaseProxy(
  databaseUrl: string,
  atEnd: AtEnd = onTestFinished,
): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const link = makeGate();
  const pairs = new Map<Socket, { server: Socket; gate: ReturnType<typeof makeGate> }>();
  let attempts = 0;
  let isCut = false;
  let delayMs = 0;

  /** Delivers in order what one side sends to the other, and its end. */
  function relay(from: Socket, to: Socket, gate: ReturnType<typeof makeGate>) {
    let delivered = Promise.resolve();
    function deliver(send: () => void) {
      const earlier = delivered;
      const arrival = pause(delayMs);
      delivered = (async () => {
        await Promise.all([earlier, arrival, link.passed(), gate.passed()]);
        if (!to.destroyed) send();
      })();
    }
    from.on("error", () => undefined);
    from.on("data", (chunk) => deliver(() => to.write(chunk)));
    from.on("close", () => deliver(() => to.destroy()));
  }

  const proxy = createServer((client) => {
    attempts += 1;
    if (isCut) return client.resetAndDestroy();
    const server = connect(Number(target.port), target.hostname);
    const gate = makeGate();
    pairs.set(client, { server, gate });
    client.once("close", () => pairs.delete(client));
    relay(client, server, gate);
    relay(server, client, gate);
  });
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  proxy.listen(Number(url.port), "127.0.0.1");
  await once(proxy, "listening");

  function destroyAll() {
    for (const [client, { server }] of pairs) {
      client.destroy();
      server.destroy();
    }
  }
  atEnd(async () => {
    destroyAll();
    proxy.close();
  });
  return {
    url: url.href,
    attempts: () => attempts,
    cut() {
      isCut = true;
      destroyAll();
    },
    freeze: link.close,
    freezeOpen() {
      for (const { gate } of pairs.values()) gate.close();
    },
    delay(ms) {
      delayMs = ms;
    },
    moveTo(url) {
      target = new URL(url);
      isCut = false;
    },
    restore() {
      isCut = false;
      delayMs = 0;
      link.open();
      for (const { gate } of pairs.values()) gate.open();
    },
  };
}
