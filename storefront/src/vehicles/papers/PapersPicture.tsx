import { useLingui } from "@lingui/react/macro";
import styles from "./PapersPicture.module.css";

type Line = { code: string; value: string; isAsked?: true };

/** Fields of a Spanish registration permit for an Ibiza, in the permit's order. */
const lines: readonly Line[] = [
  { code: "B", value: "14/05/2010", isAsked: true },
  { code: "D.1", value: "SEAT" },
  { code: "D.3", value: "IBIZA" },
  { code: "E", value: "VSSZZZ6JZAR000000" },
  { code: "P.1", value: "1598", isAsked: true },
  { code: "P.2", value: "66,00", isAsked: true },
  { code: "P.3", value: "GASÓLEO", isAsked: true },
];

const lineHeight = 19;
const top = 46;

/** A registration permit with the codes that are asked for marked. */
export function PapersPicture() {
  const { t } = useLingui();
  const height = top + lines.length * lineHeight + 10;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 320 ${height}`}
        className={styles.papers}
        role="img"
        aria-label={t`Permiso de circulación con los códigos B, P.1, P.2 y P.3 marcados`}
      >
        <rect x="0.5" y="0.5" width="319" height={height - 1} rx="8" className={styles.sheet} />
        <path d={`M160 34V${height - 10}`} className={styles.fold} />
        <rect x="14" y="11" width="22" height="16" rx="2" className={styles.flag} />
        <text x="25" y="23" className={styles.country}>
          E
        </text>
        <text x="44" y="23" className={styles.name}>
          PERMISO DE CIRCULACIÓN
        </text>
        {lines.map(({ code, value, isAsked }, index) => {
          const y = top + index * lineHeight;
          return (
            <g key={code} className={isAsked ? styles.asked : styles.other}>
              {isAsked ? (
                <rect x="10" y={y - 3} width="146" height="17" rx="4" className={styles.mark} />
              ) : null}
              <text x="16" y={y + 10}>
                {code}
              </text>
              <text x="46" y={y + 10}>
                {value}
              </text>
            </g>
          );
        })}
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <path
            key={row}
            d={`M172 ${top + 6 + row * 21}h${[118, 96, 126, 84, 110, 70][row]}`}
            className={styles.writing}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {t`La ficha técnica lleva los mismos códigos; la fecha B está en el permiso.`}
      </figcaption>
    </figure>
  );
}
