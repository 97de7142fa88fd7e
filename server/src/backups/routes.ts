import * as endpoints from "@recambia/contract/backups/endpoints";
import {
  Backup,
  BackupFile,
  BackupPreview,
  BackupSource,
  maxBackupFile,
  RestoreBody,
  RestoreResult,
} from "@recambia/contract/backups/schemas";
import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { writeBackupFile } from "./backup-file.ts";
import type { BackupParts } from "./backup-part.ts";
import { deleteBackup, findBackup, listBackups } from "./find-backup.ts";
import { countBackup } from "./limits.ts";
import { makeBackup } from "./make-backup.ts";
import { previewRestore, restoreBackup } from "./restore-backup.ts";

const config = { access: "customer" } as const;
const tags = ["backups"];
const params = Type.Object({ backupId: PublicId }, closed);
/** Name of the downloaded file. */
const fileNames = { es: "copia", ca: "copia", en: "backup" };
/** A file inside a JSON body, whose quotes are escaped. */
const bodyLimit = 2 * maxBackupFile;

/** Routes of the signed-in person's backups (product decisions §6, Backups). */
export function backupRoutes(app: App, context: Context, parts: BackupParts) {
  readRoutes(app, context);
  writeRoutes(app, context, parts);
  restoreRoutes(app, context, parts);
}

function readRoutes(app: App, { database, secret }: Context) {
  app.route({
    ...bindEndpoint(endpoints.listBackups, {
      summary: "My backups, the newest first",
      tags,
      response: { 200: Envelope(Type.Array(Backup)) },
    }),
    config,
    handler: async (request) => ({ data: await listBackups(database, signedInOf(request)) }),
  });

  app.route({
    ...bindEndpoint(endpoints.downloadBackup, {
      summary: "A backup as a file that any account of the shop can load",
      tags,
      params,
      response: { 200: BackupFile, 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const found = await findBackup(database, signedInOf(request), request.params.backupId);
      if (!found) return refuse(request, reply, { refused: "not_found" });
      const name = `${fileNames[request.locale]}-${found.made_at.toISOString().slice(0, 10)}.json`;
      reply.header("content-disposition", `attachment; filename="${name}"`);
      return writeBackupFile(secret, found.made_at, found.content);
    },
  });
}

function writeRoutes(app: App, context: Context, parts: BackupParts) {
  const { database, clock } = context;
  app.route({
    ...bindEndpoint(endpoints.makeBackup, {
      summary: "Makes a backup, unless nothing has changed since the newest, which is returned then",
      tags,
      body: NoPayload,
      response: { 200: Envelope(Backup), 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const owner = signedInOf(request);
      if (!(await countBackup(context, owner.personId)))
        return refuse(request, reply, { refused: "too_many_requests" });
      const made = await makeBackup(database, owner, parts, clock.now());
      return isRefusal(made) ? refuse(request, reply, made) : { data: made };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.deleteBackup, {
      summary: "Deletes a backup",
      tags,
      params,
      body: NoPayload,
      response: { 204: Type.Null(), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const isDeleted = await deleteBackup(database, signedInOf(request), request.params.backupId);
      return isDeleted ? reply.code(204).send(null) : refuse(request, reply, { refused: "not_found" });
    },
  });
}

function restoreRoutes(app: App, context: Context, parts: BackupParts) {
  const deps = { ...context, parts };
  app.route({
    ...bindEndpoint(endpoints.previewBackup, {
      summary: "What a backup or a file would add, change and remove; changes nothing",
      tags,
      body: BackupSource,
      response: { 200: Envelope(BackupPreview), 404: ErrorBody, 429: ErrorBody },
    }),
    config,
    bodyLimit,
    handler: async (request, reply) => {
      const owner = signedInOf(request);
      if (!(await countBackup(context, owner.personId)))
        return refuse(request, reply, { refused: "too_many_requests" });
      const preview = await previewRestore(deps, owner, request.body);
      return isRefusal(preview) ? refuse(request, reply, preview) : { data: preview };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.restoreBackup, {
      summary: "Makes chosen changes of a backup or a file, all or none, after a backup of the state before",
      tags,
      body: RestoreBody,
      response: { 200: Envelope(RestoreResult), 404: ErrorBody, 429: ErrorBody },
    }),
    config,
    bodyLimit,
    handler: async (request, reply) => {
      const owner = signedInOf(request);
      if (!(await countBackup(context, owner.personId)))
        return refuse(request, reply, { refused: "too_many_requests" });
      const restored = await restoreBackup(deps, owner, request.body);
      return isRefusal(restored) ? refuse(request, reply, restored) : { data: restored };
    },
  });
}
