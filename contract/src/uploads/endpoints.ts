import { type Data, endpoint } from "../endpoint.ts";
import type { RenameUploadBody, UploadedFile, UploadList, UploadVehicleBody } from "./schemas.ts";

// Endpoints of a person's files. `createUpload`, `getUploadOffset` and `continueUpload` are tus 1.0
// (https://tus.io/protocols/resumable-upload): their requests and responses have headers instead of JSON.

export const listUploads = endpoint("GET", "/spa/uploads").of<{ reply: Data<UploadList> }>();
export const createUpload = endpoint("POST", "/spa/uploads").of<{ reply: null }>();
export const getUploadOffset = endpoint("HEAD", "/spa/uploads/:uploadId").of<{ reply: null }>();
export const continueUpload = endpoint("PATCH", "/spa/uploads/:uploadId").of<{ reply: null }>();
export const renameUpload = endpoint("PUT", "/spa/uploads/:uploadId").of<{
  body: RenameUploadBody;
  reply: Data<UploadedFile>;
}>();
export const setUploadVehicle = endpoint("PUT", "/spa/uploads/:uploadId/vehicle").of<{
  body: UploadVehicleBody;
  reply: Data<UploadedFile>;
}>();
export const deleteUpload = endpoint("DELETE", "/spa/uploads/:uploadId").of<{ reply: null }>();
export const getUploadPicture = endpoint("GET", "/spa/uploads/:uploadId/pictures/:size").of<{
  reply: Uint8Array;
}>();
export const downloadUpload = endpoint("GET", "/spa/uploads/:uploadId/file").of<{ reply: Uint8Array }>();
