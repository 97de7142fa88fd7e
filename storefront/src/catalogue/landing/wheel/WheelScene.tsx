import { Plural, useLingui } from "@lingui/react/macro";
import type { SubcategoryDetail } from "@recambia/contract/catalogue/navigation";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { type PointerEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { useSelectedVehicle } from "../../../vehicles/index.ts";
import { subcategoryPath } from "../../paths.ts";
import { namedPartsQuery } from "../service/service-parts.ts";
import styles from "./WheelScene.module.css";
import { type PartPlace, partPlaces } from "./wheel-corner.ts";
import large from "./wheel-corner.webp";
import small from "./wheel-corner-720.webp";

const slugs = partPlaces.map(({ slug }) => slug);

/**
 * A wheel's parts in one picture. Pointing at a part, by mouse, finger or keyboard, names it and tells how many there are
 * and from what price; a press leads to its list. A finger's first press only names it.
 */
export function WheelScene() {
  const { t } = useLingui();
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const { data: parts } = useQuery(namedPartsQuery(slugs, vehicleId));
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = parts?.find(({ slug }) => slug === pointed) ?? null;
  return (
    <section className={styles.scene} aria-label={t`Las piezas de una rueda`}>
      <img
        src={large}
        srcSet={`${small} 720w, ${large} 1200w`}
        sizes="560px"
        width={1200}
        height={840}
        alt=""
      />
      <ul>
        {partPlaces.map((place) => (
          <li key={place.slug}>
            <Part
              place={place}
              part={parts?.find(({ slug }) => slug === place.slug) ?? null}
              vehicleId={vehicleId}
              isPointed={place.slug === pointed}
              onPoint={setPointed}
            />
          </li>
        ))}
      </ul>
      <p className={styles.caption} aria-hidden="true">
        {shown ? (
          <>
            <strong>{shown.name}</strong> <PartCount part={shown} hasVehicle={vehicleId !== null} />
          </>
        ) : (
          t`Señala una pieza para ver cuántas hay y desde qué precio.`
        )}
      </p>
    </section>
  );
}

type PartProps = {
  place: PartPlace;
  /** Null until it has loaded. */
  part: SubcategoryDetail | null;
  vehicleId: string | null;
  isPointed: boolean;
  onPoint(slug: string | null): void;
};

function Part({ place, part, vehicleId, isPointed, onPoint }: PartProps) {
  const { slug, x, y, width, height } = place;
  const isFirstTouch = useRef(false);
  if (!part) return null;
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <Link
      to={subcategoryPath(slug, vehicleId)}
      className={styles.part}
      data-pointed={isPointed || undefined}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      onPointerEnter={() => onPoint(slug)}
      onFocus={() => onPoint(slug)}
      onPointerDown={(event: PointerEvent) => {
        isFirstTouch.current = event.pointerType === "touch" && !isPointed;
      }}
      onClick={(event) => {
        if (isFirstTouch.current) event.preventDefault();
        isFirstTouch.current = false;
      }}
    >
      <span className={styles.name}>
        {part.name}, <PartCount part={part} hasVehicle={vehicleId !== null} />
      </span>
    </Link>
  );
}

function PartCount({ part, hasVehicle }: { part: SubcategoryDetail; hasVehicle: boolean }) {
  const { t } = useLingui();
  const { product_count: count, from_cents: fromCents } = part;
  const number = formatCount(count, useLocale());
  if (count === 0) return hasVehicle ? t`nada para tu coche` : t`sin productos`;
  return (
    <>
      {hasVehicle ? (
        <Plural value={count} one={`${number} para tu coche`} other={`${number} para tu coche`} />
      ) : (
        <Plural value={count} one={`${number} producto`} other={`${number} productos`} />
      )}
      {fromCents === null ? null : `, ${t`desde ${formatCents(fromCents)}`}`}
    </>
  );
}
