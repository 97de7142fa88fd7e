import { Trans, useLingui } from "@lingui/react/macro";
import {
  type GuaranteeClaimBody,
  guaranteeRemedies,
  maxFaultText,
} from "@recambia/contract/orders/guarantee-claims";
import type { OrderLine } from "@recambia/contract/orders/schemas";
import { maxAttached } from "@recambia/contract/uploads/schemas";
import { Link } from "react-router";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { type FileChoice, FilePicker } from "../../uploads/index.ts";
import styles from "../Dialogs.module.css";
import { useRemedyWords } from "./use-remedy-words.ts";
import { useShopDay } from "./use-shop-day.ts";

/** Values of the claim form. */
export type ClaimWords = Pick<GuaranteeClaimBody, "quantity" | "description" | "appeared_on" | "wish">;

type Props = {
  line: OrderLine;
  /** Pieces that can be claimed for. */
  most: number;
  words: ClaimWords;
  errors: Partial<Record<keyof ClaimWords, string>>;
  onChange(words: ClaimWords): void;
  /** Null without an account. */
  files: FileChoice | null;
};

/** Fields of a guarantee claim. */
export function ClaimFields({ line, most, words, errors, onChange, files }: Props) {
  const { t } = useLingui();
  const remedyWords = useRemedyWords();
  const set = (part: Partial<ClaimWords>) => onChange({ ...words, ...part });
  return (
    <>
      <p>{nameWithNumber(line.product)}</p>
      <TextArea
        label={t`¿Qué le pasa?`}
        hint={t`Qué falla, cuándo lo notas y qué has probado.`}
        value={words.description}
        maxLength={maxFaultText}
        required
        error={errors.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t`¿Cuándo apareció el fallo?`}
          max={useShopDay()}
          value={words.appeared_on}
          required
          error={errors.appeared_on}
          onChange={(event) => set({ appeared_on: event.target.value })}
        />
        <Select
          label={t`¿Qué prefieres?`}
          value={words.wish}
          onChange={(event) => {
            const wish = guaranteeRemedies.find((remedy) => remedy === event.target.value);
            if (wish) set({ wish });
          }}
        >
          {guaranteeRemedies.map((remedy) => (
            <option key={remedy} value={remedy}>
              {remedyWords[remedy]}
            </option>
          ))}
        </Select>
      </div>
      {most > 1 ? (
        <Select
          label={t`¿Cuántas unidades fallan?`}
          value={words.quantity}
          onChange={(event) => set({ quantity: Number(event.target.value) })}
        >
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t`${count} de ${most}`}
            </option>
          ))}
        </Select>
      ) : null}
      {files ? (
        <div>
          <p className={styles.note}>{t`Una foto del fallo nos ayuda a contestarte antes.`}</p>
          <FilePicker choice={files} limit={maxAttached} />
        </div>
      ) : null}
      <p className={styles.note}>
        <Trans>
          Eliges entre reparar y cambiar, salvo que una de las dos cosas sea imposible o desproporcionada. Si
          no se puede, te rebajamos el precio o te reembolsamos. No te cuesta nada, tampoco el transporte.{" "}
          <Link to="/terms-and-conditions#guarantee">Todas las condiciones</Link>
        </Trans>
      </p>
    </>
  );
}
