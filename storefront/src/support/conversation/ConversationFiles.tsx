import { useLingui } from "@lingui/react/macro";
import type { ConversationFile } from "@recambia/contract/support/schemas";
import { Paperclip } from "lucide-react";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "./ConversationScreen.module.css";

/** The files of a conversation, to be downloaded. */
export function ConversationFiles({ files }: { files: readonly ConversationFile[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <Panel title={t`Archivos`} icon={<Paperclip />}>
      <ul className={styles.files}>
        {files.map(({ id, name, picture, download }) => (
          <li key={id}>
            <a href={download} download className={styles.file}>
              <img src={picture} alt="" width={64} height={64} loading="lazy" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
