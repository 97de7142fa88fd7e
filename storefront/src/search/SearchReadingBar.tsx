import { useLingui } from "@lingui/react/macro";
import type { SearchChip, SearchReading } from "@recambia/contract/catalogue/search";
import { X } from "lucide-react";
import { Link } from "react-router";
import { useHttp } from "../lib/http/http-context.ts";
import { Button } from "../ui/actions/Button.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { addSharedVehicle, formatVersion, useSelectedVehicle } from "../vehicles/index.ts";
import { MissingSize } from "./MissingSize.tsx";
import { RecognizedQueryCard } from "./RecognizedQueryCard.tsx";
import styles from "./SearchReadingBar.module.css";
import { SymptomCauses } from "./SymptomCauses.tsx";
import { searchPath } from "./search-path.ts";
import { TyreSizeForm } from "./TyreSizeForm.tsx";

type Props = {
  reading: SearchReading;
  /** The one vehicle that the words name. */
  vehicleId: string | null;
  /** The list's URL without the words of a chip. */
  withoutChip(chip: SearchChip): URLSearchParams;
  /** The list's URL with another text. */
  withQuery(query: string): URLSearchParams;
};

/** The interpretation of a query: removable chips, corrected words, ignored words, vehicle versions to choose from. */
export function SearchReadingBar({ reading, vehicleId, withoutChip, withQuery }: Props) {
  const { t } = useLingui();
  const { chips, corrections, unknown, near_numbers, symptom, thing, missing_size, tyre_sizes } = reading;
  return (
    <div className={styles.bar}>
      {chips.length > 0 ? (
        <ul className={styles.chips} aria-label={t`Lo que hemos entendido`}>
          {chips.map((chip) => (
            <li key={`${chip.kind} ${chip.label}`}>
              <ReadingChip chip={chip} without={withoutChip(chip)} />
            </li>
          ))}
        </ul>
      ) : null}
      {corrections.map(({ word, instead }) => (
        <p key={word}>{t`No conocemos «${word}»: hemos buscado «${instead}».`}</p>
      ))}
      {thing ? <RecognizedQueryCard thing={thing} /> : null}
      {missing_size ? <MissingSize missing={missing_size} /> : null}
      <TyreSizeForm key={reading.query} sizes={tyre_sizes} query={reading.query} />
      {symptom ? <SymptomCauses symptom={symptom} /> : null}
      {near_numbers ? <NearNumbers near={near_numbers} /> : null}
      {unknown.length > 0 ? <UnusedWords reading={reading} withQuery={withQuery} /> : null}
      <Versions reading={reading} vehicleId={vehicleId} />
    </div>
  );
}

function ReadingChip({ chip, without }: { chip: SearchChip; without: URLSearchParams }) {
  const { t } = useLingui();
  const kinds: Record<SearchChip["kind"], string> = {
    number: t`Referencia`,
    part_type: t`Pieza`,
    category: t`Categoría`,
    symptom: t`Síntoma`,
    brand: t`Marca`,
    vehicle: t`Coche`,
    attribute: "",
    notation: "",
    position: t`Posición`,
    side: t`Lado`,
    price: t`Precio`,
  };
  const absences: Partial<Record<SearchChip["kind"], string>> = {
    number: t`ningún producto la tiene`,
    brand: t`no la vendemos`,
  };
  const absent = absences[chip.kind] ?? t`ningún producto lo indica`;
  return (
    <Link to={{ search: `${without}` }} className={styles.chip} state={{ keepsPlace: true }}>
      <VisuallyHidden>{t`Quitar`} </VisuallyHidden>
      {kinds[chip.kind] ? <span className={styles.kind}>{kinds[chip.kind]}</span> : null}
      {chip.label}
      {chip.is_absent ? <span className={styles.kind}>{absent}</span> : null}
      <X size={16} aria-hidden="true" />
    </Link>
  );
}

/** The list has numbers that differ from the typed one, and says so. */
function NearNumbers({ near }: { near: NonNullable<SearchReading["near_numbers"]> }) {
  const { t } = useLingui();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const { number, found } = near;
  return (
    <section aria-label={t`Referencias parecidas`}>
      <p className={styles.question}>
        {t`Ningún producto tiene la referencia ${number}. Estas se diferencian en un solo carácter: compruébalo antes de comprar.`}
      </p>
      <ul className={styles.chips}>
        {found.map((other) => (
          <li key={other}>
            <Link to={searchPath(other, selectedId)} className={styles.chip}>
              {other}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const placesOfCar: ReadonlySet<SearchChip["kind"]> = new Set(["vehicle", "position", "side"]);

/** Whether only the car was understood, so that the list has all of its parts. */
function isCarAlone({ chips, unknown }: SearchReading): boolean {
  const isWord = ({ word }: SearchReading["unknown"][number]) => /\p{L}{3}/u.test(word);
  const isOfCar = chips.every(({ kind }) => placesOfCar.has(kind));
  return isOfCar && chips.some(({ kind }) => kind === "vehicle") && unknown.some(isWord);
}

/** Words of the query that the list does not depend on, with the nearest known words of each. */
function UnusedWords({ reading, withQuery }: Pick<Props, "reading" | "withQuery">) {
  const { t } = useLingui();
  const { unknown } = reading;
  const words = unknown.map(({ word }) => word).join(", ");
  const near = unknown.flatMap((one) => one.near);
  return (
    <>
      <p>
        {isCarAlone(reading)
          ? t`No hemos entendido: ${words}. Lo que ves son todas las piezas del coche.`
          : t`No hemos usado: ${words}.`}
      </p>
      {near.length > 0 ? (
        <section aria-label={t`Palabras parecidas`}>
          <p className={styles.question}>{t`¿Querías decir…?`}</p>
          <ul className={styles.chips}>
            {near.map(({ word, query }) => (
              <li key={query}>
                <Link to={{ search: `${withQuery(query)}` }} className={styles.chip}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The words leave several versions open, or name one that is not the selected one. */
function Versions({ reading, vehicleId }: Pick<Props, "reading" | "vehicleId">) {
  const { t, i18n } = useLingui();
  const http = useHttp();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  if (vehicleId && vehicleId !== selectedId && reading.chips.some(({ kind }) => kind === "vehicle")) {
    return (
      <div>
        <Button look="quiet" onClick={() => addSharedVehicle(http, vehicleId)}>
          {t`Usar este coche en toda la tienda`}
        </Button>
      </div>
    );
  }
  if (reading.vehicles.length === 0) return null;
  return (
    <section aria-label={t`¿Cuál es el tuyo?`}>
      <p className={styles.question}>{t`¿Cuál es el tuyo? Elígelo y verás solo lo que le vale.`}</p>
      <ul className={styles.versions}>
        {reading.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <button
              type="button"
              className={`${styles.chip} ${styles.version}`}
              onClick={() => addSharedVehicle(http, vehicle.id)}
            >
              {`${vehicle.model_name} ${vehicle.vehicle_name}`}
              <span className={styles.kind}>{formatVersion(vehicle, i18n)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
