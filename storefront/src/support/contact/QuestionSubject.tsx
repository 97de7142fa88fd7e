import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import styles from "./ContactForm.module.css";
import type { QuestionAbout } from "./use-question-subject.ts";

type Props = {
  about: QuestionAbout;
  /** The product or order as people call it; its slug or nothing without it. */
  name: string | undefined;
};

/** Subject of the question: the product or order, and the vehicle. */
export function QuestionSubject({ about: { shown, remove }, name }: Props) {
  const { t } = useLingui();
  const { productSlug, orderId, vehicle } = shown;
  if (!productSlug && !orderId && !vehicle) return null;
  return (
    <div className={styles.subject}>
      <p className={styles.note}>{t`Va con tu mensaje:`}</p>
      <ul className={styles.things}>
        {productSlug ? (
          <Thing
            text={name ?? productSlug.replaceAll("-", " ")}
            removal={t`Quitar el artículo del mensaje`}
            onRemove={() => remove("productSlug")}
          />
        ) : null}
        {orderId ? (
          <Thing
            text={name ?? t`Tu pedido`}
            removal={t`Quitar el pedido del mensaje`}
            onRemove={() => remove("orderId")}
          />
        ) : null}
        {vehicle ? (
          <Thing
            text={vehicle}
            removal={t`Quitar el vehículo del mensaje`}
            onRemove={() => remove("vehicle")}
          />
        ) : null}
      </ul>
    </div>
  );
}

function Thing({ text, removal, onRemove }: { text: string; removal: string; onRemove(): void }) {
  return (
    <li className={styles.thing}>
      <span>{text}</span>
      <IconButton label={removal} icon={<X size={20} aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}
