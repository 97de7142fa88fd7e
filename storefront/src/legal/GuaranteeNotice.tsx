import { useLingui } from "@lingui/react/macro";
import { guaranteeYears } from "@recambia/contract/shop/legal";
import { ExternalLink, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useLocale } from "../lib/page/page-frame.tsx";
import styles from "./GuaranteeNotice.module.css";
import { guaranteeNotice, type NoticeFiles } from "./guarantee-notices.ts";

type Props = {
  /** The official files; those of the build unless told otherwise. */
  files?: NoticeFiles;
};

/**
 * The legal guarantee, before anybody buys: the official notice where the owner has put its file, on its own
 * white ground whatever the theme; else in words. Never an imitation of the notice.
 */
export function GuaranteeNotice({ files }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { file, language, page } = guaranteeNotice(locale, files);
  return (
    <section className={styles.guarantee} aria-label={t`Garantía legal`}>
      {file ? (
        <figure className={styles.figure}>
          {language === locale ? null : (
            <figcaption>{t`El aviso oficial de la Unión Europea sobre la garantía legal, en español:`}</figcaption>
          )}
          <img
            src={file}
            className={styles.notice}
            alt={t`Aviso oficial de la Unión Europea: los bienes nuevos tienen una garantía legal de al menos 2 años; en España, de ${guaranteeYears}.`}
            loading="lazy"
          />
        </figure>
      ) : (
        <GuaranteeInWords />
      )}
      <p className={styles.links}>
        <a href={page} rel="external noopener" target="_blank">
          {t`La garantía legal en Your Europe`}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
        <Link to="/terms-and-conditions#guarantee">{t`Cómo reclamarla aquí`}</Link>
      </p>
    </section>
  );
}

/** The law's years: a longer promise is the brand's or the shop's, never the legal guarantee. */
function GuaranteeInWords() {
  const { t } = useLingui();
  return (
    <div className={styles.words}>
      <ShieldCheck size={24} aria-hidden="true" />
      <div>
        <p className={styles.title}>{t`Garantía legal: ${guaranteeYears} años desde la entrega`}</p>
        <p>
          {t`Si no es conforme, eliges entre que te lo reparemos o te lo cambiemos, sin coste. Si no se puede, te rebajamos el precio o te lo reembolsamos. Es independiente de la garantía del fabricante.`}
        </p>
      </div>
    </div>
  );
}
