import { join } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { type FileStore, FilesUnavailable } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { canOpenBucket, openS3Store, type S3Location } from "./s3-store.ts";

/**
 * Opens the store for files: the bucket of `FILES_URL`, otherwise the folder `files` in `dataDir`.
 *
 * @throws ConfigError when `FILES_URL` cannot be read, or its key does not open the bucket. A store that does not answer is
 *   no reason not to start.
 */
export async function openFiles(config: Pick<Config, "filesUrl" | "dataDir">): Promise<FileStore> {
  if (!config.filesUrl) return openFileFolder(config);
  const location = s3LocationOf(config.filesUrl);
  if (!(await canOpen(location))) {
    throw new ConfigError(
      `FILES_URL: the key does not open the bucket ${placeOf(location)}, or there is no such bucket.`,
    );
  }
  return openS3Store(location);
}

/** The folder that files are in without `FILES_URL`. */
export function openFileFolder({ dataDir }: Pick<Config, "dataDir">): FileStore {
  return openFolderStore(join(dataDir, "files"));
}

/**
 * Reads an address like `s3://key:secret@host/bucket/folder?region=eu-south-2`; `s3+http://` is without encryption, for a
 * store on the same machine or network.
 */
export function s3LocationOf(filesUrl: string): S3Location {
  const url = URL.parse(filesUrl.replace(/^s3:/, "https:").replace(/^s3\+http:/, "http:"));
  const [bucket, ...folders] = url?.pathname.split("/").filter(Boolean) ?? [];
  if (!url?.username || !url.password || !bucket) {
    throw new ConfigError("FILES_URL must have a key, a secret, a host and a bucket.");
  }
  return {
    endpoint: `${url.origin}/${bucket}`,
    folder: folders.map((folder) => `${folder}/`).join(""),
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

async function canOpen(location: S3Location): Promise<boolean> {
  try {
    return await canOpenBucket(location);
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    console.warn(`FILES_URL: ${error.message} (${placeOf(location)})`);
    return true;
  }
}

function placeOf({ endpoint }: S3Location): string {
  return endpoint.replace(/^https?:\/\//, "");
}
