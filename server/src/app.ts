import { accountRoutes, type PersonalRecords, preferenceBackup } from "./account/index.ts";
import { addressBackup, addressRecords, addressRoutes } from "./addresses/index.ts";
import { describeApi } from "./api-description/index.ts";
import { type BackupParts, backupRecords, backupRoutes } from "./backups/index.ts";
import { cartRecords, cartRoutes, createCartDeps, mergeCarts } from "./cart/index.ts";
import { catalogueRoutes } from "./catalogue/index.ts";
import { checkoutRecords, checkoutRoutes } from "./checkout/index.ts";
import { collectionBackup, collectionRecords, collectionRoutes } from "./collections/index.ts";
import { favoriteBackup, favoriteRecords, favoriteRoutes } from "./favorites/index.ts";
import {
  contractRoutes,
  guaranteeRoutes,
  guestOrdererReader,
  guestOrderRoutes,
  invoiceRoutes,
  orderRecords,
  orderRoutes,
  paymentRoutes,
} from "./orders/index.ts";
import { pageRoutes } from "./pages/index.ts";
import { peopleRecords, peopleRoutes } from "./people/index.ts";
import type { App, Context } from "./platform/http/context.ts";
import { createApp } from "./platform/http/create-app.ts";
import { devMailRoutes, mailRecords } from "./platform/mail/index.ts";
import { recallRoutes } from "./recalls/index.ts";
import { adoptReviews, reviewRecords, reviewRoutes } from "./reviews/index.ts";
import { seoRoutes } from "./seo/index.ts";
import { callerReader, sessionRecords, sessionRoutes } from "./session/index.ts";
import { correspondenceReader, supportRecords, supportRoutes } from "./support/index.ts";
import { papersBackup, uploadRecords, uploadRoutes } from "./uploads/index.ts";
import { garageBackup, garageRecords, garageRoutes, vehicleRoutes } from "./vehicles/index.ts";

/** Builds the complete HTTP server: the API and the pages. */
export async function buildApp(context: Context, options = { checkAnswers: false }): Promise<App> {
  const app = await buildApi(context, options);
  seoRoutes(app, context);
  await pageRoutes(app, context);
  return app;
}

/** Builds the API: the base server with every feature's routes. */
export async function buildApi(context: Context, options = { checkAnswers: false }): Promise<App> {
  const readers = {
    readSession: callerReader(context),
    readGuestOrderer: guestOrdererReader(context),
    readCorrespondence: correspondenceReader(context),
  };
  const app = await createApp(context, {
    ...options,
    ...readers,
    describe: (described) => describeApi(described, context),
  });
  sessionRoutes(app, context, { mergeGuestData: mergeCarts });
  vehicleRoutes(app, context);
  catalogueRoutes(app, context);
  const carts = createCartDeps(context);
  cartRoutes(app, context, carts);
  addressRoutes(app, context);
  checkoutRoutes(app, context);
  favoriteRoutes(app, context);
  collectionRoutes(app, context, carts);
  peopleRoutes(app, context);
  orderRoutes(app, context);
  guestOrderRoutes(app, context, { mergeGuestData: mergeCarts, adoptReviews });
  await reviewRoutes(app, context);
  recallRoutes(app, context);
  garageRoutes(app, context);
  supportRoutes(app, context, readers.readGuestOrderer);
  await uploadRoutes(app, context);
  backupRoutes(app, context, backupParts);
  await paymentRoutes(app, context);
  invoiceRoutes(app, context);
  contractRoutes(app, context);
  guaranteeRoutes(app, context);
  await accountRoutes(app, context, personalRecords(context));
  devMailRoutes(app, context);
  return app;
}

/** Personal records of all features, for download and erasure. */
function personalRecords(context: Context): PersonalRecords[] {
  return [
    addressRecords(context),
    backupRecords,
    cartRecords,
    collectionRecords,
    checkoutRecords,
    favoriteRecords,
    garageRecords,
    mailRecords,
    orderRecords(context),
    peopleRecords,
    reviewRecords,
    sessionRecords,
    supportRecords,
    uploadRecords,
  ];
}

/** The parts of backups, each read and restored by its feature. */
export const backupParts: BackupParts = {
  garage: garageBackup,
  favorites: favoriteBackup,
  collections: collectionBackup,
  addresses: addressBackup,
  preferences: preferenceBackup,
  papers: papersBackup,
};
