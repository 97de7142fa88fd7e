import { setTimeout as pause } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { watchRevision } from "./platform/catalogue-revision.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { explainFailedStart } from "./platform/explain-failed-start.ts";
import { createAnswerCache } from "./platform/http/answer-cache.ts";
import { loadSecret } from "./platform/http/secret.ts";
import { loadShop } from "./platform/load-shop.ts";

/** The story of a start: config → database → migrations → app → listen → drain on a signal. */
async function start() {
  const config = readConfig(process.env);
  const shop = await loadShop(config.shopConfigPath);
  const secret = await loadSecret(config);

  // What has been opened is closed in reverse order: at once if the start fails, else on a signal.
  await using opening = new AsyncDisposableStack();
  const database = await openDatabase(config);
  opening.defer(() => database.close());
  await migrate(database);
  const revision = await watchRevision(database);
  opening.defer(() => revision.stop());

  const answers = createAnswerCache(config.answerCacheBytes, revision.current);
  const app = await buildApp({ config, database, clock: systemClock, revision, answers, shop, secret });
  opening.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  console.info(`${shop.name} is open at ${config.shopOrigin}`);

  const opened = opening.move();
  /** `/readyz` says no first, so that a balancer looks elsewhere before the door is closed. */
  async function drain() {
    process.off("SIGINT", drain).off("SIGTERM", drain);
    app.isDraining = true;
    await pause(config.drainSeconds * 1000);
    await opened.disposeAsync();
  }
  process.on("SIGINT", drain).on("SIGTERM", drain);
}

start().catch((error: unknown) => {
  console.error(explainFailedStart(error) ?? error);
  process.exitCode = 1;
});
