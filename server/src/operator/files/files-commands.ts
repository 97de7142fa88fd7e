import { openFolderStore } from "../../platform/files/folder-store.ts";
import { type FilePlaces, moveToBucket, moveToFolder } from "../../platform/files/move-files.ts";
import { openFileFolder, openFiles } from "../../platform/files/open-files.ts";
import type { Command, FilesContext } from "../command.ts";

const count = new Intl.NumberFormat("en-GB");

const movesTo = new Map([
  ["bucket", moveToBucket],
  ["folder", moveToFolder],
]);

/** Copies or moves all files of the shop into its bucket or its folders. */
async function moveFiles(
  { config, output, errors }: FilesContext,
  given: { to: string; isRemoving: boolean },
): Promise<boolean> {
  const move = movesTo.get(given.to);
  if (!move) {
    errors.write("Say where to: bucket or folder.\n");
    return false;
  }
  if (!config.filesUrl) {
    errors.write("FILES_URL is not set: it says where the bucket is.\n");
    return false;
  }
  const places: FilePlaces = {
    folder: openFileFolder(config),
    pictures: openFolderStore(config.picturesDir),
    dataSheets: openFolderStore(config.dataSheetsDir),
    bucket: await openFiles(config),
  };
  let files = 0;
  let bytes = 0;
  await move(places, {
    isRemoving: given.isRemoving,
    onFile: (_name, byteCount) => {
      files += 1;
      bytes += byteCount;
    },
  });
  const done = given.isRemoving ? "moved" : "copied";
  output.write(`${count.format(files)} files ${done}, ${count.format(Math.ceil(bytes / 1e6))} MB\n`);
  return true;
}

export const fileCommands: readonly Command[] = [
  {
    usage: "files copy WHERE",
    summary:
      "Copies people's, reviews' and products' pictures, data sheets and all other files to the bucket of FILES_URL (WHERE is bucket), or from it into DATA_DIR, PICTURES_DIR and DATA_SHEETS_DIR (WHERE is folder). Each copy is read again and compared. The shop may be open.",
    needsOwnProcess: true,
    needsNoDatabase: true,
    run: (context, [to = ""]) => moveFiles(context, { to, isRemoving: false }),
  },
  {
    usage: "files move WHERE",
    summary:
      "The same, and removes what has arrived from where it was, but nothing from PICTURES_DIR and DATA_SHEETS_DIR. Do it once the shop uses the new place.",
    needsOwnProcess: true,
    needsNoDatabase: true,
    run: (context, [to = ""]) => moveFiles(context, { to, isRemoving: true }),
  },
];
