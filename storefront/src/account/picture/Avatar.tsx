import styles from "./Avatar.module.css";

type Props = { name: string; picture: string | null };

const sizePixels = 96;

/** A person's picture; without one, the first letters of their name. */
export function Avatar({ name, picture }: Props) {
  if (picture) {
    return <img src={picture} alt="" width={sizePixels} height={sizePixels} className={styles.avatar} />;
  }
  return (
    <span className={`${styles.avatar} ${styles.letters}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word, as people write them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstLetter(word ?? "").toUpperCase()).join("");
}

/** Splits by grapheme: an emoji or a letter with marks is several code points. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? "";
}
