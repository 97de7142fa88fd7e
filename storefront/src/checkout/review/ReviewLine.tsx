import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents, hasExactUnitPrice } from "@recambia/contract/money";
import { LineVehicle } from "../../cart/index.ts";
import { LineFacts, useExclusionText } from "../../legal/index.ts";
import { PartNumber, WholeCodes } from "../../ui/marks/WholeCodes.tsx";
import { problemsOfLine } from "../frame/steps.ts";
import { LineProblem } from "./LineProblem.tsx";
import styles from "./ReviewLine.module.css";

type Line = Quote["lines"][number];

type Props = {
  line: Line;
  quote: Quote;
  /** Called when a problem of the line is being solved. */
  onPutRight(): void;
};

/** One line of the contract: item, vehicle, quantity, price and problems. */
export function ReviewLine({ line, quote, onPutRight }: Props) {
  const exclusionWords = useExclusionText();
  const { product } = line;
  const problem = problemsOfLine(line.cart_line_id, quote)[0];
  return (
    <article className={styles.line} aria-label={product.name}>
      <span className={styles.picture}>
        <img src={pictureUrl(product.picture, "thumb")} alt="" width={64} height={64} />
      </span>
      <div className={styles.what}>
        <h4 className={styles.name}>
          <WholeCodes text={product.name} />
        </h4>
        <Origin product={product} />
        <LineVehicle line={line} />
        <LineFacts product={product} />
        {line.withdrawal_exclusion ? (
          <p className={styles.detail}>{exclusionWords(line.withdrawal_exclusion)}</p>
        ) : null}
      </div>
      <LinePrice line={line} isBusiness={quote.billing?.is_business ?? false} />
      {problem ? <LineProblem problem={problem} line={line} quote={quote} onPutRight={onPutRight} /> : null}
    </article>
  );
}

/** Shows brand and part number of a product, or the parts of a kit, one per line. */
function Origin({ product }: { product: Line["product"] }) {
  const { t } = useLingui();
  if (product.kind === "kit") {
    return (
      <ul className={styles.parts} aria-label={t`Piezas del combo`}>
        {product.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    );
  }
  return (
    <p className={styles.origin}>
      {product.brand?.name} <PartNumber number={product.part_number} />
    </p>
  );
}

function LinePrice({ line, isBusiness }: { line: Line; isBusiness: boolean }) {
  const { t } = useLingui();
  const { quantity } = line;
  const unitPrice = formatCents(line.unit_cents);
  const deposit = formatCents(line.core_deposit_cents);
  const net = formatCents(line.line_cents - line.vat_cents);
  return (
    <div className={styles.price}>
      <p className={styles.sum}>{formatCents(line.line_cents)}</p>
      <p className={styles.detail}>
        {hasExactUnitPrice(line) ? t`${quantity} × ${unitPrice}` : t`${quantity} unidades`}
      </p>
      {isBusiness && line.vat_cents > 0 ? <p className={styles.detail}>{t`${net} sin IVA`}</p> : null}
      {line.core_deposit_cents > 0 ? (
        <p className={styles.detail}>{t`+ ${deposit} de casco (depósito por tu pieza vieja, se devuelve)`}</p>
      ) : null}
    </div>
  );
}
