import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";

/**
 * Serves the metrics at `/metrics` on a port of their own, which customers do not reach.
 *
 * @returns a function that closes the port.
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
