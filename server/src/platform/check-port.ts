import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "./config.ts";

/**
 * Fails at once if the shop could not listen, rather than after a first start has loaded its catalogue.
 *
 * @throws what `explainFailedStart` explains.
 */
export async function checkPort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
