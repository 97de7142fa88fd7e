import { useLingui } from "@lingui/react/macro";
import { dataSheetUrl } from "@recambia/contract/catalogue/data-sheets";
import { FileText } from "lucide-react";
import styles from "./DataSheetLink.module.css";

/** Link to the safety data sheet of a hazardous mixture (Regulation (EC) 1907/2006 art. 31). */
export function DataSheetLink({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <a href={dataSheetUrl(name)} className={styles.sheet} hrefLang="es" target="_blank" rel="noopener">
      <FileText size={16} aria-hidden="true" />
      {t`Ficha de datos de seguridad (PDF)`}
    </a>
  );
}
