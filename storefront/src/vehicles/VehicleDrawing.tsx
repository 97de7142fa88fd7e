import styles from "./VehicleDrawing.module.css";

type Props = {
  /** Path that the model or the garage's vehicle carries; a hatchback stands for one without. */
  thumbnail?: string | undefined;
  /** `row`: 72 px wide; `plate`: 88 px; `large`: 200 px. */
  size?: "row" | "plate" | "large";
};

const widths = { row: 72, plate: 88, large: 200 };

/** The side view of a body type: says nothing that the name beside it does not. */
export function VehicleDrawing({ thumbnail, size = "row" }: Props) {
  const width = widths[size];
  return (
    <img
      src={thumbnail ?? "/vehicles/hatchback.svg"}
      alt=""
      width={width}
      height={width / 2}
      loading="lazy"
      decoding="async"
      className={styles.drawing}
    />
  );
}
