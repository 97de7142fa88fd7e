import * as endpoints from "@recambia/contract/account/endpoints";
import {
  ChangeEmailBody,
  ChangePasswordBody,
  DeleteAccountBody,
  DeleteAccountResponse,
  PersonalData,
  PreferencesBody,
  Profile,
  ProfileBody,
  SealKey,
} from "@recambia/contract/account/schemas";
import { Envelope, ErrorBody } from "@recambia/contract/http";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { deriveKey } from "../platform/secrets/derive-key.ts";
import { clearSessionCookie, countMail, sendSessionCookie } from "../session/index.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { changePreferences } from "./change-preferences.ts";
import { changeProfile } from "./change-profile.ts";
import { deleteAccount } from "./delete-account.ts";
import { gatherPersonalData } from "./gather-personal-data.ts";
import { countDownload } from "./limits.ts";
import { accountNotices } from "./messages.ts";
import type { PersonalRecords } from "./personal-records.ts";
import { pictureRoutes } from "./picture/picture-routes.ts";
import { readProfile } from "./read-profile.ts";

const config = { access: "customer" } as const;
const tags = ["account"];
/** Name of the downloaded file. */
const fileNames = { es: "mis-datos", ca: "les-meves-dades", en: "my-data" };
const ProfileAnswer = Envelope(Profile);

/** Responses of routes that require the password. */
const passwordRefusals = { 422: ErrorBody, 423: ErrorBody };

/**
 * Routes of the signed-in person's profile, picture, password, address, data and deletion (product decisions §2).
 *
 * @param features personal records of all features.
 */
export async function accountRoutes(app: App, context: Context, features: PersonalRecords[]) {
  profileRoutes(app, context);
  deviceRoutes(app, context);
  credentialRoutes(app, context);
  dataRoutes(app, context, features);
  await pictureRoutes(app, context);
}

function profileRoutes(app: App, { database, clock }: Context) {
  app.route({
    ...bindEndpoint(endpoints.getProfile, {
      summary: "The person's profile",
      tags,
      response: { 200: ProfileAnswer },
    }),
    config,
    handler: async (request, reply) => {
      const profile = await readProfile(database, signedInOf(request).personId);
      if (!profile) return refuse(request, reply, { refused: "unauthenticated" });
      return { data: profile };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeProfile, {
      summary: "Changes what the person is called, and their currency",
      tags,
      body: ProfileBody,
      response: { 200: ProfileAnswer },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const profile = await changeProfile(database, personId, request.body, clock.now());
      if (!profile) return refuse(request, reply, { refused: "unauthenticated" });
      return isRefusal(profile) ? refuse(request, reply, profile) : { data: profile };
    },
  });
}

function deviceRoutes(app: App, { database, clock, secret }: Context) {
  app.route({
    ...bindEndpoint(endpoints.getSealKey, {
      summary:
        "The key that the person's browsers seal unsent changes of the cart with when the session ends",
      tags,
      response: { 200: Envelope(SealKey) },
    }),
    config,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const key = deriveKey(secret, `seal of ${signedInOf(request).personId}`);
      return { data: { key: key.toString("base64") } };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changePreferences, {
      summary: "Stores theme and language that the person has chosen on a device",
      tags,
      body: PreferencesBody,
      response: { 204: Type.Null() },
    }),
    config,
    handler: async (request, reply) => {
      await changePreferences(database, signedInOf(request).personId, request.body, clock.now());
      return reply.code(204).send(null);
    },
  });
}

function credentialRoutes(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.changePassword, {
      summary: "Changes the password; ends every other session",
      tags,
      body: ChangePasswordBody,
      response: { 204: Type.Null(), ...passwordRefusals },
    }),
    config: { ...config, securityEvent: "change_password" },
    handler: async (request, reply) => {
      const changed = await changePassword(context, signedInOf(request), request.body, request.locale);
      if (isRefusal(changed)) return refuse(request, reply, changed);
      sendSessionCookie(context, reply, changed.token);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.changeEmail, {
      summary: "Changes the address, once the mail sent to the new one has been answered",
      tags,
      body: ChangeEmailBody,
      response: { 200: ProfileAnswer, ...passwordRefusals, 429: ErrorBody },
    }),
    config: { ...config, securityEvent: "change_email" },
    handler: async (request, reply) => {
      const isFew = await countMail(context, request, request.body.email);
      if (!isFew) return refuse(request, reply, { refused: "too_many_requests" });
      const profile = await changeEmail(context, signedInOf(request), request.body, request.locale);
      return isRefusal(profile) ? refuse(request, reply, profile) : { data: profile };
    },
  });
}

function dataRoutes(app: App, context: Context, features: PersonalRecords[]) {
  app.route({
    ...bindEndpoint(endpoints.getPersonalData, {
      summary: "Everything that the shop keeps about the person, as a file",
      tags,
      response: { 200: Envelope(PersonalData), 429: ErrorBody },
    }),
    config: { ...config, needsConfirmation: true, securityEvent: "download_data" },
    handler: async (request, reply) => {
      const isFew = await countDownload(context, signedInOf(request).personId);
      if (!isFew) return refuse(request, reply, { refused: "too_many_requests" });
      const personal = await gatherPersonalData(context, signedInOf(request), features);
      if (!personal) return refuse(request, reply, { refused: "unauthenticated" });
      const name = `${fileNames[request.locale]}-${personal.made_at.slice(0, 10)}.json`;
      reply.header("content-disposition", `attachment; filename="${name}"`);
      return { data: personal };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.deleteAccount, {
      summary: "Deletes the person, and with the last one the customer",
      tags,
      body: DeleteAccountBody,
      response: { 200: Envelope(DeleteAccountResponse), 409: ErrorBody, ...passwordRefusals },
    }),
    config: { ...config, securityEvent: "delete_account" },
    handler: async (request, reply) => {
      const { body, locale } = request;
      const refusal = await deleteAccount(context, signedInOf(request), body.password, locale, features);
      if (refusal) return refuse(request, reply, refusal);
      clearSessionCookie(context, reply);
      return { data: { message: accountNotices.account_deleted[locale] } };
    },
  });
}
