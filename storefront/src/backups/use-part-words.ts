import { useLingui } from "@lingui/react/macro";
import type { BackupPartName } from "@recambia/contract/backups/schemas";
import { isLocale, languageNames } from "@recambia/contract/locale";

/** Names of the parts of backups. */
export function usePartWords(): Record<BackupPartName, string> {
  const { t } = useLingui();
  return {
    garage: t`Garaje`,
    favorites: t`Favoritos`,
    collections: t`Listas`,
    addresses: t`Direcciones`,
    preferences: t`Preferencias`,
    papers: t`Papeles del coche`,
  };
}

type Item = { part: BackupPartName; key: string; label: string };

/** Returns a function that names an item of a backup and its part. */
export function useItemWords(): (item: Item) => { name: string; part: string } {
  const { t } = useLingui();
  const partWords = usePartWords();
  return ({ part, key, label }) => {
    if (part !== "preferences") return { name: label, part: partWords[part] };
    if (key === "theme") return { name: label === "light" ? t`Claro` : t`Oscuro`, part: t`Tema` };
    if (key === "language" && isLocale(label)) return { name: languageNames[label], part: t`Idioma` };
    return { name: label, part: t`Nombre y moneda` };
  };
}
