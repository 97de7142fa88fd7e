/**
 * Where the shop keeps files that people bring. A name is `folder/file.type` in lower case, digits
 * and dashes, made by the shop and never by a client; any other throws.
 */
export type FileStore = {
  /** Keeps a file for good before it returns; whoever reads sees all of it or nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Removes a file; one that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Names of a folder's files that were written before a moment. */
  listOlder(folder: string, writtenBefore: Date): AsyncIterable<string>;
};
