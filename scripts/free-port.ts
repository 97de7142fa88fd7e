import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Returns a port that nothing listens on, below those that Linux gives to outgoing connections (from 32768). */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(freePort()));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}
