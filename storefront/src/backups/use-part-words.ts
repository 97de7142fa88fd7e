import { useLingui } from "@lingui/react/macro";
import type { BackupPartName } from "@recambia/contract/backups/schemas";

/** Names of the parts of backups. */
export function usePartWords(): Record<BackupPartName, string> {
  const { t } = useLingui();
  return {
    garage: t`Garaje`,
    favorites: t`Favoritos`,
    collections: t`Listas`,
    addresses: t`Direcciones`,
    preferences: t`Nombre y moneda`,
    papers: t`Papeles del coche`,
  };
}
