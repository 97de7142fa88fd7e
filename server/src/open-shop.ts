import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { madridDay } from "@recambia/contract/madrid-time";
import type { Shop } from "@recambia/contract/shop/schemas";
import { dropOrphanPictures } from "./account/index.ts";
import { dropOldIdentifications, resealIdentifications } from "./addresses/index.ts";
import { backupParts, buildApp } from "./app.ts";
import { makeDailyBackups } from "./backups/index.ts";
import { dropStaleCarts } from "./cart/index.ts";
import { buildFitLineIndexes, endOffers, publishKilledImports } from "./catalogue/index.ts";
import { dropOldQuotes } from "./checkout/index.ts";
import { mails } from "./mails.ts";
import { loadDemo, needsCatalogue } from "./operator/catalogue/load-demo.ts";
import { openCommandSocket } from "./operator/command-socket.ts";
import { showProgress } from "./operator/terminal/show-progress.ts";
import {
  blockOrders,
  destroyBlockedOrders,
  dropOrderIdentifications,
  endUnpayableOrders,
  keepPublishedTexts,
  reportRecords,
  sendDueRefunds,
  stripOrders,
} from "./orders/index.ts";
import { dropOldInvitations } from "./people/index.ts";
import { checkBackupFolder, makeScheduledBackup } from "./platform/backup/index.ts";
import { createCaches } from "./platform/caches/caches.ts";
import { watchRevision } from "./platform/catalogue-revision.ts";
import { checkConnections } from "./platform/check-connections.ts";
import { checkLegalData } from "./platform/check-legal-data.ts";
import { checkPort } from "./platform/check-port.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import { durabilityNotice } from "./platform/database/embedded.ts";
import { lockKeys } from "./platform/database/lock-keys.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase, openForMaintenance } from "./platform/database/open-database.ts";
import { openFiles } from "./platform/files/open-files.ts";
import type { Context } from "./platform/http/context.ts";
import { openResponseCache } from "./platform/http/response-cache.ts";
import { type Job, runPeriodically } from "./platform/jobs/run-periodically.ts";
import { loadShop } from "./platform/load-shop.ts";
import { dropOldMails, startMailSender } from "./platform/mail/index.ts";
import { createShopMetrics, serveMetrics } from "./platform/metrics/index.ts";
import { openPayments, type Payments } from "./platform/payments/index.ts";
import { loadSecret } from "./platform/secrets/secret.ts";
import { openTaxOffice, type TaxOffice } from "./platform/tax-office/index.ts";
import { openTracing } from "./platform/tracing/index.ts";
import { dropUnusedReviewPictures, forgetGuests } from "./reviews/index.ts";
import { dropStaleSessions, hashSealedBackupCodes } from "./session/index.ts";
import { dropOldConversations, dropOrphanSupportFiles, pollMailbox } from "./support/index.ts";
import { checkUploads, dropUnusedUploads } from "./uploads/index.ts";

/**
 * The story of a start: config → database → migrations → demo if empty → app → listen → drain on a signal.
 *
 * @throws what `explainFailedStart` explains; everything that was opened is closed again.
 */
export async function openShop(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment);
  const shop = await loadShop(config.shopConfigPath);
  await Promise.all([checkBackupFolder(config.backups.folder), checkPort(config)]);
  await warnOfGaps(shop, config);
  // Payment methods must work; checked at the start instead of the first checkout.
  const payments = await openPayments({ config, shop });
  const taxOffice = await openTaxOffice(config.verifactu, shop.verifactu?.mode);
  const secret = await loadSecret(config);
  const files = await openFiles(config);

  // Resources are closed in reverse order: immediately if the start fails, otherwise on a signal.
  await using opening = new AsyncDisposableStack();
  for (const warning of checkConnections(config)) console.warn(warning);
  const opened = await openDatabase(config);
  opening.defer(() => opened.close());
  const tracing = await openTracing(config.tracing);
  if (tracing) opening.defer(() => tracing.close());
  const database = tracing?.traceDatabase(opened) ?? opened;
  const upkeep = openForMaintenance(config, database);
  if (upkeep !== database) opening.defer(() => upkeep.close());
  await migrate(upkeep);
  await fillEmptyShop(upkeep, config);
  await keepPublishedTexts(upkeep, shop, systemClock.now());
  const revision = await watchRevision(database);
  opening.defer(() => revision.stop());

  const caches = createCaches(config.cacheBytes);
  const responseCache = openResponseCache(caches, revision.current);
  const metrics = config.metricsPort ? createShopMetrics({ database, caches }) : null;
  const context: Context = {
    config,
    database,
    files,
    clock: systemClock,
    revision,
    caches,
    responseCache,
    ...(metrics ? { metrics } : {}),
    ...(tracing ? { tracing } : {}),
    shop,
    secret,
    earlierSecrets: config.earlierSecrets,
  };
  const app = await buildApp(context);
  opening.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  console.info(`${shop.name} is open at ${config.shopOrigin}`);

  if (metrics)
    opening.defer(await serveMetrics(metrics.registry, { port: config.metricsPort, host: config.host }));
  const mailSender = await startMailSender({
    ...context,
    mails,
    onError: (error) => app.log.error({ err: error }, "mails could not be sent"),
  });
  tellStandIns(config);
  const sendingMails = { name: "send mails", everyMs: 15_000, run: () => mailSender.sendDue() };
  const jobs = jobsOf({ ...context, database: upkeep }, payments, taxOffice);
  const stopJobs = runPeriodically([...jobs, sendingMails], (job, error) =>
    app.log.error({ err: error, job: job.name }, "a job failed"),
  );
  // The sender first: the job that sends mails would go on until none is due.
  opening.defer(() => mailSender.close().finally(stopJobs));

  if (!config.databaseUrl) {
    const closeDesk = await openCommandSocket(config.dataDir, context);
    if (closeDesk) opening.defer(closeDesk);
  }

  const running = opening.move();
  /** `/readyz` fails first, so that load balancers stop sending requests. */
  async function drain() {
    process.off("SIGINT", drain).off("SIGTERM", drain);
    app.isDraining = true;
    await pause(config.drainSeconds * 1000);
    await running.disposeAsync();
  }
  process.on("SIGINT", drain).on("SIGTERM", drain);
}

/** Tells what stands in for a database server and a mail server that are not configured. */
function tellStandIns({ databaseUrl, smtpUrl, dataDir }: Config) {
  if (!databaseUrl) console.info(durabilityNotice);
  if (!smtpUrl) console.info(`Mail is put into ${join(dataDir, "mail")}: SMTP_URL is not set`);
}

/** Tells what the law asks of the shop's data and the configuration does not give. */
async function warnOfGaps(shop: Shop, config: Config) {
  const gaps = await checkLegalData(shop, config);
  if (gaps.length > 0) console.warn(`Before you open to customers:\n  ${gaps.join("\n  ")}`);
}

/** Loads the demo catalogue into an empty shop; `DEMO_PRODUCTS=0` leaves it empty. */
async function fillEmptyShop(database: Database, config: Config) {
  // A killed first import leaves indexes out, and not every start repeats that import.
  await database.transaction(buildFitLineIndexes);
  await publishKilledImports(database);
  if (config.demoProducts === 0 || !(await needsCatalogue(database))) return;
  await database.withLock(lockKeys.demo, async () => {
    // Another process may have loaded it meanwhile.
    if (!(await needsCatalogue(database))) return;
    console.info(`The catalogue is empty: loading ${config.demoProducts} demo products.`);
    const progress = showProgress(process.stderr);
    await loadDemo(database, {
      products: config.demoProducts,
      clock: systemClock,
      onProgress: (share) => progress.update(share, "demo catalogue"),
    });
    progress.finish();
  });
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Jobs that remove personal data from orders, and block and destroy old ones. */
function keptOrderJobs(database: Database): Job[] {
  return [
    {
      name: "drop old identifications of orders",
      everyMs: dayMs,
      run: () => dropOrderIdentifications(database, systemClock.now()),
    },
    { name: "strip ended orders", everyMs: dayMs, run: () => stripOrders(database, systemClock.now()) },
    { name: "block orders", everyMs: dayMs, run: () => blockOrders(database, systemClock.now()) },
    {
      name: "destroy blocked orders",
      everyMs: dayMs,
      run: async () => {
        const now = systemClock.now();
        await destroyBlockedOrders(database, { now, today: madridDay(now) });
        await forgetGuests(database);
      },
    },
  ];
}

function supportJobs(context: Context): Job[] {
  return [
    ...(context.config.imapUrl
      ? [
          {
            name: "read replies by mail",
            everyMs: minuteMs,
            run: async () => void (await pollMailbox(context)),
          },
        ]
      : []),
    {
      name: "drop orphan files of conversations",
      everyMs: dayMs,
      run: () => dropOrphanSupportFiles(context, systemClock.now()),
    },
    {
      name: "drop old conversations",
      everyMs: dayMs,
      run: () => dropOldConversations(context.database, systemClock.now()),
    },
  ];
}

function jobsOf(context: Context, payments: Payments, taxOffice: TaxOffice | null): Job[] {
  const { database } = context;
  return [
    ...(context.config.backups.folder
      ? [{ name: "back up", everyMs: 10 * minuteMs, run: () => makeScheduledBackup(context) }]
      : []),
    { name: "publish killed imports", everyMs: minuteMs, run: () => publishKilledImports(database) },
    { name: "end offers", everyMs: minuteMs, run: () => endOffers(database, systemClock.now()) },
    {
      name: "end unpaid orders",
      everyMs: minuteMs,
      run: () => endUnpayableOrders(database, systemClock.now()),
    },
    { name: "drop old quotes", everyMs: hourMs, run: () => dropOldQuotes(database, systemClock.now()) },
    { name: "drop stale carts", everyMs: dayMs, run: () => dropStaleCarts(database, systemClock.now()) },
    {
      name: "drop stale sessions",
      everyMs: hourMs,
      run: () => dropStaleSessions(database, systemClock.now()),
    },
    { name: "drop old mails", everyMs: dayMs, run: () => dropOldMails(database, systemClock.now()) },
    {
      name: "drop old invitations",
      everyMs: dayMs,
      run: () => dropOldInvitations(database, systemClock.now()),
    },
    {
      name: "drop old identifications",
      everyMs: dayMs,
      run: () => dropOldIdentifications(database, systemClock.now()),
    },
    {
      name: "seal identifications with the present secret",
      everyMs: dayMs,
      run: () => resealIdentifications(database, context),
    },
    {
      name: "hash sealed backup codes",
      everyMs: dayMs,
      run: () => hashSealedBackupCodes(database, context),
    },
    ...supportJobs(context),
    { name: "send due refunds", everyMs: minuteMs, run: () => sendDueRefunds(context, payments) },
    ...keptOrderJobs(database),
    ...(taxOffice
      ? [
          {
            name: "report invoices",
            everyMs: minuteMs / 4,
            run: () => reportRecords(context, taxOffice, systemClock.now()),
          },
        ]
      : []),
    {
      name: "drop orphan pictures",
      everyMs: dayMs,
      run: () => dropOrphanPictures(context, systemClock.now()),
    },
    {
      name: "drop unused pictures of reviews",
      everyMs: dayMs,
      run: () => dropUnusedReviewPictures(context, systemClock.now()),
    },
    {
      name: "make daily backups",
      everyMs: 10 * minuteMs,
      run: () => makeDailyBackups(database, backupParts, systemClock.now()),
    },
    { name: "check uploads", everyMs: minuteMs, run: () => checkUploads(context) },
    {
      name: "drop unused uploads",
      everyMs: hourMs,
      run: () => dropUnusedUploads(context, systemClock.now()),
    },
  ];
}
