import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FileStore } from "./file-store.ts";

/** Folders in a bucket for the files that are in `PICTURES_DIR` and `DATA_SHEETS_DIR` without one. */
const bucketFolders = { pictures: "products/", dataSheets: "data-sheets/" } as const;

/** Name in a bucket of a product's picture, such as `thumbs/brake-disc.webp`. */
export function productPictureFile(picture: string): string {
  return bucketFolders.pictures + picture;
}

/** Name in a bucket of a safety data sheet, such as `brake-cleaner.pdf`. */
export function dataSheetFile(sheet: string): string {
  return bucketFolders.dataSheets + sheet;
}

/** The places between which files are moved: the shop's folders, and its bucket. */
export type FilePlaces = {
  /** The folder `files` in `DATA_DIR`. */
  folder: FileStore;
  /** `PICTURES_DIR`. */
  pictures: FileStore;
  /** `DATA_SHEETS_DIR`. */
  dataSheets: FileStore;
  bucket: FileStore;
};

/** A file, and where it goes. */
type Move = { from: FileStore; name: string; to: FileStore; newName: string; byteCount: number };

export type MoveOptions = {
  /** Whether a file is removed where it was once it has arrived. Only files in `DATA_DIR` and the bucket ever are. */
  isRemoving: boolean;
  onFile(name: string, byteCount: number): void;
};

const concurrentMoves = 8;

/** Copies all files, products' pictures and data sheets into the bucket, or moves them. */
export async function moveToBucket(places: FilePlaces, options: MoveOptions) {
  const { folder, bucket } = places;
  await moveAll(
    movesFrom(folder, (name) => ({ to: bucket, newName: name })),
    options,
  );
  for (const { store, prefix } of ownFolders(places)) {
    const copied = movesFrom(store, (name) => ({ to: bucket, newName: prefix + name }));
    await moveAll(copied, { ...options, isRemoving: false });
  }
}

/** Copies all files in the bucket into the shop's folders, or moves them. */
export async function moveToFolder(places: FilePlaces, options: MoveOptions) {
  const { folder, bucket } = places;
  const placeOf = (name: string) => {
    const own = ownFolders(places).find(({ prefix }) => name.startsWith(prefix));
    return own ? { to: own.store, newName: name.slice(own.prefix.length) } : { to: folder, newName: name };
  };
  await moveAll(movesFrom(bucket, placeOf), options);
}

function ownFolders({ pictures, dataSheets }: FilePlaces) {
  return [
    { store: pictures, prefix: bucketFolders.pictures },
    { store: dataSheets, prefix: bucketFolders.dataSheets },
  ];
}

/** Lists the moves of all files of a store except unfinished ones. */
async function* movesFrom(
  from: FileStore,
  placeOf: (name: string) => Pick<Move, "to" | "newName">,
): AsyncIterable<Move> {
  for await (const { name, byteCount } of from.list("")) {
    if (!name.endsWith(".draft")) yield { from, name, byteCount, ...placeOf(name) };
  }
}

/**
 * Moves files, several at a time. After a failure no further move starts, and those that are running end before it is
 * thrown.
 */
async function moveAll(moves: AsyncIterable<Move>, options: MoveOptions): Promise<void> {
  const failures: unknown[] = [];
  const running = new Set<Promise<void>>();
  try {
    for await (const move of moves) {
      if (failures.length > 0) break;
      // Caught at once: the listing may wait for its next page when the move fails.
      const moving = moveOne(move, options)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(moving));
      running.add(moving);
      if (running.size >= concurrentMoves) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
}

/** Copies one file and reads the copy again before the original is removed. A file removed meanwhile is left out. */
async function moveOne(move: Move, { isRemoving, onFile }: MoveOptions): Promise<void> {
  const { from, name, to, newName, byteCount } = move;
  const source = await from.open(name);
  if (!source) return;
  const checksum = createHash("sha256");
  await to.write(newName, hashed(source, checksum));
  const copy = await to.open(newName);
  if (!copy || (await checksumOf(copy)) !== checksum.digest("hex")) {
    throw new Error(`${name} has not arrived as it was sent; nothing of it was removed.`);
  }
  if (isRemoving) await from.remove(name);
  onFile(name, byteCount);
}

/** Passes a stream on and adds its bytes to a checksum. */
async function* hashed(source: Readable, checksum: ReturnType<typeof createHash>) {
  for await (const piece of source) {
    checksum.update(piece);
    yield piece;
  }
}

async function checksumOf(stream: Readable): Promise<string> {
  const checksum = createHash("sha256");
  for await (const piece of stream) checksum.update(piece);
  return checksum.digest("hex");
}
