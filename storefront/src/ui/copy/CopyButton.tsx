import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useCopy } from "./use-copy.ts";

type Props = {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
  /** Shows the label beside the icon. */
  isWritten?: boolean;
};

/** Copies a text and confirms it. */
export function CopyButton({ text, label, isWritten }: Props) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopy(text);
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <>
      {isWritten ? (
        <Button look="quiet" icon={icon} onClick={copy}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={icon} onClick={copy} />
      )}
      <VisuallyHidden>
        <span role="status">{isCopied ? t`Copiado` : null}</span>
      </VisuallyHidden>
    </>
  );
}
