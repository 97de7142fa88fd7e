import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { DataSheetLink, useSignalWords } from "../../../legal/index.ts";
import section from "../ProductScreen.module.css";
import { HazardSign } from "./HazardSign.tsx";
import { MakerFacts } from "./MakerFacts.tsx";
import styles from "./SafetyFacts.module.css";

type Props = {
  product: Pick<ProductDetail, "warning" | "hazard" | "data_sheet" | "manufacturer" | "responsible_person">;
};

/** Safety information, hazard pictograms and the responsible person, which every offer must show by law. */
export function SafetyFacts({ product }: Props) {
  const { t } = useLingui();
  const signals = useSignalWords();
  const { hazard } = product;
  return (
    <section className={section.section}>
      <h2>{t`Seguridad y fabricante`}</h2>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{t`Advertencias`}</h3>
          <p className={section.warning}>{product.warning}</p>
          {hazard ? (
            <>
              <ul className={styles.pictograms}>
                {hazard.pictograms.map((pictogram) => (
                  <li key={pictogram}>
                    <HazardSign pictogram={pictogram} className={styles.pictogram} />
                  </li>
                ))}
              </ul>
              <p className={styles.signal}>{signals[hazard.signal]}</p>
              <ul className={styles.statements}>
                {(hazard.wording ?? hazard.statements).map((statement) => (
                  <li key={statement}>{statement}</li>
                ))}
                {(hazard.precautions ?? []).map((statement) => (
                  <li key={statement}>{statement}</li>
                ))}
              </ul>
            </>
          ) : null}
          {product.data_sheet ? <DataSheetLink name={product.data_sheet} /> : null}
        </div>
        <div className={styles.column}>
          <h3>{t`Fabricante`}</h3>
          <MakerFacts manufacturer={product.manufacturer} responsiblePerson={product.responsible_person} />
        </div>
      </div>
    </section>
  );
}
