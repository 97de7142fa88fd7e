import { closed, Envelope, ErrorBody, NoPayload, PublicId } from "@recambia/contract/http";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import {
  pictureSizes,
  RenameUploadBody,
  UploadedFile,
  UploadList,
  UploadVehicleBody,
} from "@recambia/contract/uploads/schemas";
import { Type } from "typebox";
import { signedInOf } from "../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../platform/http/bind-endpoint.ts";
import type { App, Context } from "../platform/http/context.ts";
import { isRefusal, refuse } from "../platform/http/refusals/refusal.ts";
import { setUploadVehicle } from "./attaching/set-upload-vehicle.ts";
import { checkUploads } from "./checking/check-uploads.ts";
import { deleteUpload } from "./delete-upload.ts";
import { listUploads } from "./list-uploads.ts";
import { readUploadFile, readUploadPicture } from "./open-upload.ts";
import { tusVersion } from "./receiving/speak-tus.ts";
import { transferRoutes } from "./receiving/transfer-routes.ts";
import { renameUpload } from "./rename-upload.ts";
import { sendDownload } from "./send-download.ts";

const config = { access: "customer" } as const;
const tags = ["uploads"];
const params = Type.Object({ uploadId: PublicId }, closed);
const PictureParams = Type.Object({ uploadId: PublicId, size: Type.Enum(pictureSizes) }, closed);

/** Routes of the signed-in person's files (product decisions §6, Uploads). */
export async function uploadRoutes(app: App, context: Context) {
  manageRoutes(app, context);
  vehicleRoute(app, context);
  openRoutes(app, context);
  const startChecking = checkInBackground(app, context);
  await app.register(async (scope: App) => transferRoutes(scope, context, startChecking));
}

/** Returns a function that checks complete files behind the response; the server waits for it before it closes. */
function checkInBackground(app: App, context: Context): () => void {
  const running = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.all(running);
  });
  return () => {
    const check = checkUploads(context)
      .catch((error: unknown) => app.log.error({ err: error }, "files could not be checked"))
      .finally(() => running.delete(check));
    running.add(check);
  };
}

function manageRoutes(app: App, context: Context) {
  const { database } = context;
  app.route({
    ...bindEndpoint(endpoints.listUploads, {
      summary: "My files, the newest first",
      tags,
      response: { 200: Envelope(UploadList) },
    }),
    config,
    handler: async (request) => ({ data: await listUploads(database, signedInOf(request).personId) }),
  });

  app.route({
    ...bindEndpoint(endpoints.renameUpload, {
      summary: "Renames a file",
      tags,
      params,
      body: RenameUploadBody,
      response: { 200: Envelope(UploadedFile), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { personId } = signedInOf(request);
      const renamed = await renameUpload(database, personId, request.params.uploadId, request.body.name);
      return isRefusal(renamed) ? refuse(request, reply, renamed) : { data: renamed };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.deleteUpload, {
      summary: "Deletes a file, finished or not",
      tags,
      params,
      body: NoPayload,
      response: { 204: Type.Null(), 404: ErrorBody, 409: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const refusal = await deleteUpload(context, signedInOf(request).personId, request.params.uploadId);
      if (refusal) return refuse(request, reply, refusal);
      // Also the termination of tus 1.0.
      return reply.header("tus-resumable", tusVersion).code(204).send(null);
    },
  });
}

function vehicleRoute(app: App, { database, clock }: Context) {
  app.route({
    ...bindEndpoint(endpoints.setUploadVehicle, {
      summary: "Notes the vehicle whose papers a file holds",
      tags,
      params,
      body: UploadVehicleBody,
      response: { 200: Envelope(UploadedFile), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const noted = await setUploadVehicle(database, {
        personId: signedInOf(request).personId,
        uploadId: request.params.uploadId,
        vehicleId: request.body.vehicle_id,
        now: clock.now(),
      });
      return isRefusal(noted) ? refuse(request, reply, noted) : { data: noted };
    },
  });
}

function openRoutes(app: App, context: Context) {
  app.route({
    ...bindEndpoint(endpoints.getUploadPicture, {
      summary: "A file's picture, drawn anew; of a PDF its first page",
      tags,
      produces: ["image/webp"],
      params: PictureParams,
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const { uploadId, size } = request.params;
      const bytes = await readUploadPicture(context, signedInOf(request).personId, uploadId, size);
      if (!bytes) return refuse(request, reply, { refused: "not_found" });
      return reply.type("image/webp").send(bytes);
    },
  });

  app.route({
    ...bindEndpoint(endpoints.downloadUpload, {
      summary: "A PDF, or a picture as it was sent, as a download",
      tags,
      produces: ["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic"],
      params,
      response: { 200: Type.Unsafe<Uint8Array>({}), 404: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const file = await readUploadFile(context, signedInOf(request).personId, request.params.uploadId);
      return file ? sendDownload(reply, file) : refuse(request, reply, { refused: "not_found" });
    },
  });
}
