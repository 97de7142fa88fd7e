import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import styles from "./CopyText.module.css";
import { useCopy } from "./use-copy.ts";

/** A text to type or copy, one sign like the other. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopy(text);
  return (
    <div className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <IconButton
        label={label}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? t`Copiado` : null}</span>
      </VisuallyHidden>
    </div>
  );
}
