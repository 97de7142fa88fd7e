/** When a part is usually changed; whichever comes first. */
export type ServiceInterval = { km: number | null; years: number | null };

/** Usual intervals by subcategory; the maker's manual rules. */
const intervals: Record<string, ServiceInterval> = {
  "filtros-de-aceite": { km: 15_000, years: 1 },
  "aceites-de-motor": { km: 15_000, years: 1 },
  "filtros-de-habitaculo": { km: 15_000, years: 1 },
  "escobillas-limpiaparabrisas": { km: null, years: 1 },
  "filtros-de-aire": { km: 30_000, years: 2 },
  "pastillas-de-freno": { km: 40_000, years: null },
  baterias: { km: null, years: 5 },
  bujias: { km: 60_000, years: 4 },
  "discos-de-freno": { km: 80_000, years: null },
  amortiguadores: { km: 80_000, years: null },
  "kits-de-distribucion": { km: 120_000, years: 8 },
  "kits-de-embrague": { km: 160_000, years: null },
};

/** Least years of an interval that a car's age alone can show to be over. */
const longIntervalYears = 4;
/** Share of an interval before its end from which a part counts as due. */
const dueShare = 0.1;

const unknown: ServiceInterval = { km: null, years: null };

export function intervalOf(slug: string): ServiceInterval {
  return intervals[slug] ?? unknown;
}

/** Returns the mileage at which a part is next to be changed; null for parts that age alone wears. */
export function nextChangeKm({ km }: ServiceInterval, mileageKm: number): number | null {
  return km === null ? null : Math.max(km, Math.ceil(mileageKm / km) * km);
}

/**
 * Whether a part is due: by mileage near the end of its interval, or by years when even the youngest car of its version is
 * older than a long interval.
 *
 * @param mileageKm null when unknown.
 */
export function isDue(interval: ServiceInterval, mileageKm: number | null, carYears: number): boolean {
  const next = mileageKm === null ? null : nextChangeKm(interval, mileageKm);
  if (next !== null && mileageKm !== null && interval.km !== null) {
    if (next - mileageKm <= interval.km * dueShare) return true;
  }
  if (mileageKm !== null || interval.years === null) return false;
  return interval.years >= longIntervalYears && carYears >= interval.years;
}

/** Returns parts in the order in which they are due; without a mileage, those due by age first. */
export function inServiceOrder<Part extends { slug: string }>(
  parts: readonly Part[],
  mileageKm: number | null,
  carYears: number,
): Part[] {
  const placeOf = ({ slug }: Part) => {
    const interval = intervalOf(slug);
    if (isDue(interval, mileageKm, carYears)) return -1;
    if (mileageKm === null) return 0;
    const next = nextChangeKm(interval, mileageKm);
    return next === null ? Number.POSITIVE_INFINITY : next - mileageKm;
  };
  return parts.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  });
}
