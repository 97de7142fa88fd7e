import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../ui/actions/IconButton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./CopyNumber.module.css";

const confirmedForMs = 2000;

/** A part number with a copy button. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setIsCopied, confirmedForMs, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <span className={styles.number}>
      <span className={styles.text}>{number}</span>
      <IconButton
        label={t`Copiar la referencia ${number}`}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={async () => {
          await navigator.clipboard.writeText(number);
          setIsCopied(true);
        }}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? t`Copiado` : null}</span>
      </VisuallyHidden>
    </span>
  );
}
