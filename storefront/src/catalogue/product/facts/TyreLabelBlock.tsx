import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import {
  eprelPage,
  eprelSheet,
  noiseClasses,
  type TyreLabel,
  tyreClasses,
} from "@recambia/contract/catalogue/tyre-label";
import { ExternalLink, MountainSnow, Snowflake } from "lucide-react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { classColour } from "./TyreClasses.tsx";
import styles from "./TyreLabelBlock.module.css";

/** A tyre's label, drawn in SVG, with its entry in the European database (Regulation (EU) 2020/740). */
export function TyreLabelBlock({ product, label }: { product: ProductDetail; label: TyreLabel }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className={styles.label} aria-label={t`Etiqueta europea del neumático`}>
      <header className={styles.head}>
        <h2>{t`Etiqueta europea del neumático`}</h2>
        <p>
          <strong>{label.size}</strong> · {label.tyre_class} · {product.brand.name} {product.part_number}
        </p>
      </header>
      <div className={styles.scales}>
        <Scale title={t`Eficiencia en consumo`} value={label.fuel_class} />
        <Scale title={t`Adherencia en mojado`} value={label.wet_grip_class} />
      </div>
      <Noise label={label} />
      {label.snow || label.ice ? (
        <ul className={styles.marks}>
          {label.snow ? (
            <li>
              <MountainSnow size={24} aria-hidden="true" /> {t`Apto para nieve intensa`}
            </li>
          ) : null}
          {label.ice ? (
            <li>
              <Snowflake size={24} aria-hidden="true" /> {t`Apto para hielo`}
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className={styles.links}>
        <OutsideLink
          to={eprelPage(label.eprel_number)}
        >{t`Ver en EPREL (${label.eprel_number})`}</OutsideLink>
        <OutsideLink to={eprelSheet(label.eprel_number, locale)}>{t`Ficha de información (PDF)`}</OutsideLink>
      </p>
    </section>
  );
}

/** Five arrows, longer for worse classes, and a pointer at the tyre's class. */
function Scale({ title, value }: { title: string; value: TyreLabel["fuel_class"] }) {
  const { t } = useLingui();
  return (
    <div className={styles.scale}>
      <h3>{title}</h3>
      <VisuallyHidden>{t`Clase ${value}, de la A a la E`}</VisuallyHidden>
      <ol className={styles.steps} aria-hidden="true">
        {tyreClasses.map((step) => (
          <li key={step}>
            <span className={`${styles.step} ${classColour}`} data-class={step}>
              {step}
            </span>
            {step === value ? <b className={styles.pointer}>{step}</b> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Noise({ label }: { label: TyreLabel }) {
  const { t } = useLingui();
  const value = label.noise_class;
  return (
    <div className={styles.noise}>
      <h3>{t`Ruido de rodadura exterior`}</h3>
      <p className={styles.decibels}>
        <strong>{`${label.noise_db} dB`}</strong>
        <VisuallyHidden>{t`Clase ${value}, de la A a la C`}</VisuallyHidden>
        <span className={styles.noiseClasses} aria-hidden="true">
          {noiseClasses.map((step) =>
            step === value ? <b key={step}>{step}</b> : <span key={step}>{step}</span>,
          )}
        </span>
      </p>
    </div>
  );
}

function OutsideLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} rel="external noopener" target="_blank">
      {children}
      <ExternalLink size={16} aria-hidden="true" />
    </a>
  );
}
