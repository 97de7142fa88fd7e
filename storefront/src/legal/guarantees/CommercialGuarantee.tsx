import { useLingui } from "@lingui/react/macro";
import {
  type CommercialGuarantee as Guarantee,
  needsDurabilityLabel,
} from "@recambia/contract/catalogue/commercial-guarantee";
import { ExternalLink } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import notice from "../GuaranteeNotice.module.css";
import { guaranteeNotice } from "../guarantee-notices.ts";
import styles from "./CommercialGuarantee.module.css";
import { durabilityLabel, type LabelFiles } from "./durability-label.ts";
import { GuaranteeStatement } from "./GuaranteeStatement.tsx";
import { useGuaranteeWords } from "./use-guarantee-words.ts";

type Props = {
  guarantee: Guarantee;
  /** Brand and number of the product, for the label. */
  brand: string;
  model: string;
  /** The official labels; those of the build unless told otherwise. */
  files?: LabelFiles | undefined;
};

/**
 * A commercial guarantee with all of its statement (consumer code art. 127), and for a guarantee of durability the EU's
 * label: the official file where the owner has put it, else its facts in words, never an imitation.
 */
export function CommercialGuarantee({ guarantee, brand, model, files }: Props) {
  const words = useGuaranteeWords(guarantee);
  return (
    <section className={styles.guarantee}>
      <h2>{words.heading}</h2>
      {needsDurabilityLabel(guarantee) ? (
        <DurabilityLabel guarantee={guarantee} brand={brand} model={model} files={files} />
      ) : null}
      <GuaranteeStatement guarantee={guarantee} />
    </section>
  );
}

function DurabilityLabel({ guarantee, brand, model, files }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { term } = useGuaranteeWords(guarantee);
  const label = durabilityLabel(locale, { brand, model, years: String(guarantee.months / 12) }, files);
  return (
    <div className={styles.label}>
      {label ? (
        <figure className={notice.figure}>
          {locale === "ca" ? (
            <figcaption>{t`La etiqueta oficial de la Unión Europea, en español:`}</figcaption>
          ) : null}
          <img
            src={label}
            className={notice.notice}
            alt={t`Etiqueta oficial de la Unión Europea: garantía de durabilidad del fabricante, ${term}. ${brand} ${model}.`}
          />
        </figure>
      ) : (
        <p>
          <strong>{t`Garantía de durabilidad del fabricante: ${term}`}</strong>
          {t`${brand} ${model}. Cubre todo el producto y no cuesta nada. La garantía legal la tienes igualmente.`}
        </p>
      )}
      <p className={notice.links}>
        <a href={guaranteeNotice(locale).page} rel="external noopener" target="_blank">
          {t`Las garantías en Your Europe`}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
