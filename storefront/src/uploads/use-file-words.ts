import { useLingui } from "@lingui/react/macro";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { formatDateTime } from "../account/index.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import { formatBytes } from "./format-bytes.ts";

/** Returns what is to be said of a file: kind, size and day, or why it can't be used. */
export function useFileWords({
  state,
  problem,
  byte_count,
  received_bytes,
  counted_bytes,
  created_at,
  kind,
}: UploadedFile) {
  const { t } = useLingui();
  const locale = useLocale();
  if (state === "checking") return t`Lo estamos revisando: enseguida lo verás.`;
  if (state === "receiving") {
    const percent = Math.floor((100 * received_bytes) / byte_count);
    return t`Subido el ${percent} %. Elige otra vez el mismo archivo y seguirá donde se quedó.`;
  }
  if (problem === "kind") return t`No es JPEG, PNG, WebP, HEIC ni PDF: no lo hemos guardado.`;
  if (problem === "megapixels") return t`Tiene más de 60 megapíxeles: no lo hemos guardado.`;
  if (problem === "infected") return t`El antivirus ha encontrado algo dentro: no lo hemos guardado.`;
  if (problem === "unreadable") return t`Está dañado o tiene contraseña: no lo hemos guardado.`;
  return [kind?.toUpperCase(), formatBytes(counted_bytes, locale), formatDateTime(created_at, locale)].join(
    " · ",
  );
}
