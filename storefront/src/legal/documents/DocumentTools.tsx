import { useLingui } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";
import type { RefObject } from "react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Button } from "../../ui/actions/Button.tsx";
import styles from "./DocumentTools.module.css";
import { downloadDocument } from "./download-document.ts";

type Props = { version: string; title: string; article: RefObject<HTMLElement | null> };

/** Since when the text is in force, and ways to keep it (LSSI art. 27: it must be possible to store it). */
export function DocumentTools({ version, title, article }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const day = formatDay(`${version}T12:00:00Z`, locale);

  function keep() {
    if (article.current) downloadDocument(article.current, { title, locale, version });
  }

  return (
    <div className={styles.tools}>
      <p className={styles.version}>
        {t`Última actualización:`} <time dateTime={version}>{day}</time>
      </p>
      <div className={styles.buttons} data-not-kept="">
        <Button look="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t`Imprimir`}
        </Button>
        <Button look="quiet" icon={<Download aria-hidden="true" />} onClick={keep}>
          {t`Guardar una copia`}
        </Button>
      </div>
    </div>
  );
}
