import { Paperclip } from "lucide-react";
import styles from "./AttachedFiles.module.css";
import { Panel } from "./Panel.tsx";

type File = {
  id: string;
  name: string;
  /** URL of a small square picture. */
  picture: string;
  /** URL that downloads it. */
  download: string;
};

/** Files that are attached to something, to be downloaded; nothing without any. */
export function AttachedFiles({ title, files }: { title: string; files: readonly File[] }) {
  if (files.length === 0) return null;
  return (
    <Panel title={title} icon={<Paperclip />}>
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
