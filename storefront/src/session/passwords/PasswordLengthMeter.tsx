import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { passwordLength } from "@recambia/contract/session/schemas";
import styles from "./PasswordLengthMeter.module.css";
import { checkPasswordLength, countCharacters } from "./password-length.ts";

/** Characters from end to end of the rule; the stylesheet has its mark at 40 %. */
const ruleLength = 2.5 * passwordLength.minimum;

/** A password's length, measured on a rule with its mark at the shortest allowed, and said in words. */
export function PasswordLengthMeter({ password }: { password: string }) {
  const verdict = checkPasswordLength(password);
  const filledPercent = Math.min(100, (countCharacters(password) / ruleLength) * 100);
  return (
    <div className={`${styles.measure} ${styles[verdict.kind]}`}>
      <div className={styles.rule} aria-hidden="true">
        <span
          className={styles.filled}
          style={filledPercent > 0 ? { width: `${filledPercent}%` } : undefined}
        />
        <span className={styles.mark}>{passwordLength.minimum}</span>
      </div>
      <p className={styles.words} role="status">
        <LengthWords password={password} />
      </p>
    </div>
  );
}

function LengthWords({ password }: { password: string }) {
  const { t } = useLingui();
  const verdict = checkPasswordLength(password);
  if (password === "") return null;
  if (verdict.kind === "short")
    return t`${plural(verdict.missing, { one: "Falta # carácter", other: "Faltan # caracteres" })}`;
  if (verdict.kind === "over")
    return t`${plural(verdict.surplus, { one: "Sobra # carácter", other: "Sobran # caracteres" })}`;
  return verdict.kind === "long" ? t`Contraseña segura` : t`Longitud suficiente`;
}
