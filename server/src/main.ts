import { buildApp } from "./app.ts";
import { watchRevision } from "./platform/catalogue-revision.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createAnswerCache } from "./platform/http/answer-cache.ts";
import { loadSecret } from "./platform/http/secret.ts";
import { loadShop } from "./platform/load-shop.ts";

/** The story of a start: config → database → migrations → app → listen → drain on a signal. */
async function start() {
  const config = readConfig(process.env);
  const shop = await loadShop(config.shopConfigPath);
  const secret = await loadSecret(config);
  const database = await openDatabase(config);
  await migrate(database);

  const revision = await watchRevision(database);
  const answers = createAnswerCache(config.answerCacheBytes, revision.current);
  const app = await buildApp({ config, database, clock: systemClock, revision, answers, shop, secret });
  await app.listen({ port: config.port, host: config.host });
  console.info(`${shop.name} is open at ${config.shopOrigin}`);

  let isDraining = false;
  async function drain() {
    if (isDraining) return;
    isDraining = true;
    await app.close();
    await revision.stop();
    await database.close();
  }
  process.once("SIGINT", drain);
  process.once("SIGTERM", drain);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
