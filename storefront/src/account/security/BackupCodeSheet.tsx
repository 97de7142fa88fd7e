import { useLingui } from "@lingui/react/macro";
import { Check, Copy, Download, Printer } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { saveFile } from "../../lib/http/save-file.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import { useCurrentUser } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useCopy } from "../../ui/copy/use-copy.ts";
import styles from "./BackupCodeSheet.module.css";

/** The codes for the day the phone is lost: shown this one time, to copy, keep as a file or print. */
export function BackupCodeSheet({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useLingui();
  const shop = useShop();
  const email = useCurrentUser()?.email ?? "";
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t`Códigos de reserva de ${shop.name} para ${email}`;
  const text = [title, "", ...codes, ""].join("\n");
  const { isCopied, copy } = useCopy(text);

  return (
    <div className={styles.sheet}>
      <h3 ref={heading} tabIndex={-1}>
        {t`Ya está activada. Guarda ahora estos códigos`}
      </h3>
      <p className={styles.text}>
        {t`Si pierdes el móvil, cada uno te deja entrar una vez en lugar del código. No volveremos a enseñártelos; si los pierdes, desactiva la verificación y actívala de nuevo.`}
      </p>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.codes} aria-labelledby={titleId}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          look="quiet"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={copy}
        >
          <span aria-live="polite">{isCopied ? t`Copiados` : t`Copiar`}</span>
        </Button>
        <Button
          look="quiet"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`${shop.name.toLowerCase()}-2fa.txt`, text, "text/plain")}
        >
          {t`Descargar`}
        </Button>
        <Button look="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t`Imprimir`}
        </Button>
        <Button onClick={onKept}>{t`Ya los he guardado`}</Button>
      </div>
    </div>
  );
}
