import { pictureUrl } from "@recambia/contract/catalogue/card";
import styles from "./PartPicture.module.css";

type Props = {
  picture: string;
  /** Empty when the name is beside the picture. */
  alt: string;
  size?: "thumb" | "full";
  /** First row of a page: loaded eagerly, before pictures below. */
  isEager?: boolean;
  className?: string | undefined;
};

const pixels = { thumb: 320, full: 720 };

/** Square picture of a part on a plain background; its space is reserved while it loads. */
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
