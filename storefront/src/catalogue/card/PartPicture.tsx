import { pictureUrl } from "@recambia/contract/catalogue/schemas";
import styles from "./PartPicture.module.css";

type Props = {
  picture: string;
  /** Empty where the name stands beside it. */
  alt: string;
  size?: "thumb" | "full";
  /** First row of a page: fetched at once, before what lies below. */
  isEager?: boolean;
  className?: string | undefined;
};

const pixels = { thumb: 320, full: 720 };

/** A part on its quiet ground, square, so that nothing jumps while it loads. */
export function PartPicture({ picture, alt, size = "thumb", isEager = false, className }: Props) {
  return (
    <span className={[styles.ground, className].filter(Boolean).join(" ")}>
      <img
        className={styles.picture}
        src={pictureUrl(picture, size)}
        alt={alt}
        width={pixels[size]}
        height={pixels[size]}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : "auto"}
        decoding="async"
      />
    </span>
  );
}
