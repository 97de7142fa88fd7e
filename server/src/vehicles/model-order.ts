/** Spanish alphabet, accents after their bare letters, numbers by value: `Serie 3` before `Serie 10`. */
export const spanishOrder = new Intl.Collator("es", { numeric: true });

/** A generation's number: Roman (a lone X at the end is a name: Model X), or Passat's B8, Transporter's T6. */
const generationNumber = /\s(?:[IVX]+(?=\s)|[IVX]{2,}$|[IV]$|[BT]\d(?:\.\d)?(?=\s|$))/g;
const codesInBrackets = /\s*\([^)]*\)/g;

/** The name that a model's generations share: `Ibiza` of `Ibiza IV (6J, 6P)`. */
export function modelFamily(name: string): string {
  return name.replace(generationNumber, "").replace(codesInBrackets, "").trim();
}

type Ordered = { id: string; name: string; performance_period: { yyyymm_from: number } };

/** Generations of one family side by side, the oldest first, whatever their codes are. */
export function byFamilyThenPeriod(a: Ordered, b: Ordered): number {
  return (
    spanishOrder.compare(modelFamily(a.name), modelFamily(b.name)) ||
    a.performance_period.yyyymm_from - b.performance_period.yyyymm_from ||
    spanishOrder.compare(a.name, b.name) ||
    (a.id < b.id ? -1 : 1)
  );
}
