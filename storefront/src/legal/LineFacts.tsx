import { useLingui } from "@lingui/react/macro";
import type { LineProduct } from "@recambia/contract/cart/schemas";
import { netContentText } from "@recambia/contract/catalogue/card";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { useLocale } from "../lib/page/page-frame.tsx";
import { DataSheetLink } from "./DataSheetLink.tsx";
import { GuaranteeStatement } from "./guarantees/GuaranteeStatement.tsx";
import { useGuaranteeWords } from "./guarantees/use-guarantee-words.ts";
import styles from "./LineFacts.module.css";
import { useSignalWords } from "./use-signal-words.ts";

/**
 * Shows content, hazards with the data sheet, and commercial guarantees of the goods of a line in cart, review and order
 * (consumer code art. 97.1, CLP art. 48): goods can be bought from a list, without seeing their page.
 */
export function LineFacts({ product }: { product: LineProduct }) {
  const { t } = useLingui();
  const locale = useLocale();
  const signalWords = useSignalWords();
  const { net_content, hazards = [], data_sheets = [], guarantees = [] } = product;
  const content = net_content ? netContentText(net_content, locale) : null;
  if (!content && hazards.length + data_sheets.length + guarantees.length === 0) return null;
  return (
    <div className={styles.facts}>
      {content ? <p>{t`Contenido: ${content}`}</p> : null}
      {hazards.map((hazard) => (
        <p key={hazard.wording.join()}>
          <strong>{signalWords[hazard.signal]}.</strong> {hazard.wording.join(" ")}
        </p>
      ))}
      {data_sheets.map((name) => (
        <DataSheetLink key={name} name={name} />
      ))}
      {guarantees.map((guarantee) => (
        <GuaranteeLine key={`${guarantee.name} ${guarantee.months}`} guarantee={guarantee} />
      ))}
    </div>
  );
}

/** Who gives a commercial guarantee and for how long; its statement opens on demand. */
function GuaranteeLine({ guarantee }: { guarantee: CommercialGuarantee }) {
  const { heading, term } = useGuaranteeWords(guarantee);
  return (
    <details>
      <summary>{`${heading}: ${term}, ${guarantee.name}`}</summary>
      <GuaranteeStatement guarantee={guarantee} />
    </details>
  );
}
