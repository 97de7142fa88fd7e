import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import { formatList } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { isUniform, type OrderProgress } from "@recambia/contract/orders/order-progress";
import { useLocale } from "../../lib/page/page-frame.tsx";

type Place = "delivered" | "on_the_way" | "waiting" | "cancelled";
/** Places of pieces; pick-ups have texts of their own for pieces handed over and ready. */
type PlaceName = Place | "collected" | "ready" | "preparing";

const places: readonly Place[] = ["delivered", "on_the_way", "waiting", "cancelled"];
const pickupNames = {
  delivered: "collected",
  on_the_way: "ready",
  waiting: "preparing",
  cancelled: "cancelled",
} as const;

/** Returns one sentence on an order's pieces and refunds; null where the order's state is sufficient. */
export function useProgressText(): (progress: OrderProgress, method: ShippingMethod) => string | null {
  const { t } = useLingui();
  const locale = useLocale();
  const first = useFirstWords();
  const further = useFurtherWords();
  const backWords = useBackWords();
  return (progress, method) => {
    if (isUniform(progress)) return null;
    const [leading, ...others] = places.filter((place) => progress[place] > 0);
    if (!leading) return null;
    const nameOf = (place: Place) => (method === "pickup" ? pickupNames[place] : place);
    const whereabouts = formatList(
      [
        first(nameOf(leading), progress[leading], progress.ordered),
        ...others.map((place) => further(nameOf(place), progress[place])),
      ],
      locale,
      "and",
    );
    const back = formatList(backWords(progress), locale, "and");
    return back ? t`${whereabouts}; ${back}.` : t`${whereabouts}.`;
  };
}

/** Start of the sentence: `2 de 5 artículos entregados`. */
function useFirstWords(): (place: PlaceName, count: number, ordered: number) => string {
  const { t } = useLingui();
  return (place, count, ordered) => {
    const words: Record<PlaceName, [alone: string, among: string]> = {
      delivered: [
        t`1 artículo entregado`,
        t`${plural(count, { one: `# de ${ordered} artículos entregado`, other: `# de ${ordered} artículos entregados` })}`,
      ],
      on_the_way: [t`1 artículo en camino`, t`${count} de ${ordered} artículos en camino`],
      waiting: [t`1 artículo por enviar`, t`${count} de ${ordered} artículos por enviar`],
      collected: [
        t`1 artículo recogido`,
        t`${plural(count, { one: `# de ${ordered} artículos recogido`, other: `# de ${ordered} artículos recogidos` })}`,
      ],
      ready: [
        t`1 artículo listo para recoger`,
        t`${plural(count, { one: `# de ${ordered} artículos listo para recoger`, other: `# de ${ordered} artículos listos para recoger` })}`,
      ],
      preparing: [t`1 artículo en preparación`, t`${count} de ${ordered} artículos en preparación`],
      cancelled: [
        t`1 artículo cancelado`,
        t`${plural(count, { one: `# de ${ordered} artículos cancelado`, other: `# de ${ordered} artículos cancelados` })}`,
      ],
    };
    const [alone, among] = words[place];
    return ordered === 1 ? alone : among;
  };
}

/** Continuation of the sentence: `1 en camino`. */
function useFurtherWords(): (place: PlaceName, count: number) => string {
  const { t } = useLingui();
  return (place, count) => {
    const words: Record<PlaceName, string> = {
      delivered: t`${plural(count, { one: "# entregado", other: "# entregados" })}`,
      on_the_way: t`${count} en camino`,
      waiting: t`${count} por enviar`,
      collected: t`${plural(count, { one: "# recogido", other: "# recogidos" })}`,
      ready: t`${plural(count, { one: "# listo para recoger", other: "# listos para recoger" })}`,
      preparing: t`${count} en preparación`,
      cancelled: t`${plural(count, { one: "# cancelado", other: "# cancelados" })}`,
    };
    return words[place];
  };
}

/** Returned goods, then refunded money. */
function useBackWords(): (progress: OrderProgress) => string[] {
  const { t } = useLingui();
  return ({ to_return: toReturn, returned, refund_due_cents, refunded_cents }) => {
    const due = formatCents(refund_due_cents);
    const refunded = formatCents(refunded_cents);
    return [
      ...(returned > 0 ? [t`has devuelto ${returned}`] : []),
      ...(toReturn > 0 ? [t`nos tienes que devolver ${toReturn}`] : []),
      ...(refunded_cents > 0 ? [t`te hemos reembolsado ${refunded}`] : []),
      ...(refund_due_cents > 0 ? [t`te vamos a reembolsar ${due}`] : []),
    ];
  };
}
