import { useLingui } from "@lingui/react/macro";
import { maxAttached } from "@recambia/contract/uploads/schemas";
import { type FileChoice, FilePicker } from "../../uploads/index.ts";
import styles from "../Dialogs.module.css";

/** Pictures and papers for the shop: no withdrawal needs them (consumer code art. 102). */
export function WithdrawalFiles({ choice }: { choice: FileChoice }) {
  const { t } = useLingui();
  return (
    <div>
      <p className={styles.note}>{t`Puedes adjuntar fotos o papeles, pero no hacen falta.`}</p>
      <FilePicker choice={choice} limit={maxAttached} />
    </div>
  );
}
