import { useLingui } from "@lingui/react/macro";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { localize } from "@recambia/contract/locale";
import { useLocale } from "../../lib/page/page-frame.tsx";
import styles from "./GuaranteeStatement.module.css";
import { useGuaranteeWords } from "./use-guarantee-words.ts";

/** Who gives a commercial guarantee, for how long, what it covers, where, how to claim, and that the law's is untouched. */
export function GuaranteeStatement({ guarantee }: { guarantee: CommercialGuarantee }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { term } = useGuaranteeWords(guarantee);
  const facts = [
    [t`Quién la da`, `${guarantee.name}, ${guarantee.address}`],
    [t`Duración`, t`${term} desde la entrega`],
    [t`Qué cubre`, localize(guarantee.covers, locale)],
    [t`Dónde vale`, localize(guarantee.territory, locale)],
    [t`Cómo usarla`, localize(guarantee.claim, locale)],
  ];
  return (
    <div className={styles.statement}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t`Si el artículo no es conforme, la ley te da medidas correctoras gratuitas frente al vendedor: esta garantía no afecta a la garantía legal.`}
      </p>
    </div>
  );
}
