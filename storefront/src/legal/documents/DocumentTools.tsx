import { Trans, useLingui } from "@lingui/react/macro";
import { legalNumbers, legalVersions, type NumberedText } from "@recambia/contract/shop/legal";
import { Download, Printer } from "lucide-react";
import type { RefObject } from "react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Button } from "../../ui/actions/Button.tsx";
import styles from "./DocumentTools.module.css";
import { downloadDocument } from "./download-document.ts";

type Props = { page: NumberedText; title: string; article: RefObject<HTMLElement | null> };

/** Number of the text, since when it is in force, and ways to keep it (LSSI art. 27: it must be possible to store it). */
export function DocumentTools({ page, title, article }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const version = legalVersions[page];
  const number = legalNumbers[page];
  const day = formatDay(version, locale);

  function keep() {
    if (article.current) downloadDocument(article.current, { title, locale, version });
  }

  return (
    <div className={styles.tools}>
      <p className={styles.version}>
        <Trans>
          Versión {number}, en vigor desde el <time dateTime={version}>{day}</time>
        </Trans>
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
