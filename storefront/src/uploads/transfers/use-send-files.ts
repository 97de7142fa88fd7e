import { cleanFileName } from "@recambia/contract/uploads/clean-file-name";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { uploadsQuery } from "../queries.ts";
import { sendFiles, useTransfers } from "./transfers.ts";

type Options = {
  /** Whether pictures are also kept as they are. */
  keepsOriginal: boolean;
  /** Called with the id of a file that was received completely. */
  onArrived?(uploadId: string): void;
};

/**
 * Returns a function that sends chosen files. A chosen file with the name and size of an unfinished upload resumes it.
 *
 * @param files the person's files, among them the unfinished ones.
 */
export function useSendFiles(
  files: readonly UploadedFile[],
  { keepsOriginal, onArrived = () => undefined }: Options,
): (chosen: readonly File[]) => void {
  const http = useHttp();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const transfers = useTransfers();
  return (chosen) => {
    const taken = new Set(transfers.map(({ uploadId }) => uploadId));
    const unfinishedIdOf = ({ name: given, size }: File) => {
      const name = cleanFileName(given);
      const found = files.find(
        (file) =>
          file.state === "receiving" && file.name === name && file.byte_count === size && !taken.has(file.id),
      );
      if (found) taken.add(found.id);
      return found?.id ?? null;
    };
    const onSettled = () => void queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey });
    sendFiles(chosen, { http, locale, keepsOriginal, onArrived, onSettled }, unfinishedIdOf);
  };
}
