import { useLingui } from "@lingui/react/macro";
import { formatList } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { useEffect, useRef } from "react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";
import { Callout } from "../../ui/feedback/Callout.tsx";
import type { QuoteChange } from "./quote-changes.ts";
import type { PlacementFailure } from "./use-place-order.ts";

type Props = {
  className: string | undefined;
  changes: readonly QuoteChange[];
  trouble: PlacementFailure | null;
  /** Problems of the order, which are shown at their steps. */
  hasProblems: boolean;
};

/** Lists changes since the displayed quote and explains why an order was not placed. */
export function ChangesNote({ className, changes, trouble, hasProblems }: Props) {
  const { t } = useLingui();
  const words = useChangeWords();
  const notPlaced = useNotPlacedWords();
  const again = t`Revísalo y, si te parece bien, vuelve a confirmarlo.`;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) note.current?.focus({ preventScroll: true });
  }, [trouble]);
  if (changes.length === 0 && !trouble) return null;
  return (
    <div ref={note} tabIndex={-1} className={className}>
      {trouble && trouble.kind !== "changed" ? <Trouble trouble={trouble} /> : null}
      {changes.length > 0 || trouble?.kind === "changed" ? (
        <Callout type="warning" title={trouble ? notPlaced(changes) : t`Ha cambiado algo desde que lo viste`}>
          <ul>
            {/* Products may have the same name. */}
            {[...new Set(changes.map(words))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {trouble ? <p>{hasProblems ? t`Está marcado lo que hay que arreglar.` : again}</p> : null}
        </Callout>
      ) : null}
    </div>
  );
}

function Trouble({ trouble }: { trouble: PlacementFailure }) {
  const { t } = useLingui();
  if (trouble.kind === "lost") {
    return (
      <Callout type="error" title={t`No sabemos si tu pedido nos ha llegado`}>
        {t`Vuelve a pulsar el botón cuando tengas conexión: si ya nos había llegado, no se repite.`}
      </Callout>
    );
  }
  return (
    <Callout type="error" title={t`No hemos podido hacer tu pedido`}>
      {trouble.kind === "refused" && trouble.words
        ? trouble.words
        : t`No se ha cobrado nada. Vuelve a intentarlo dentro de un momento.`}
    </Callout>
  );
}

/** Returns the explanation of a failed order, naming each kind of change once. */
function useNotPlacedWords(): (changes: readonly QuoteChange[]) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Record<QuoteChange["kind"], string> = {
    price: t`el precio`,
    deposit: t`el casco`,
    quantity: t`la cantidad`,
    added: t`los artículos`,
    removed: t`los artículos`,
    shipping: t`el envío`,
    total: t`el total`,
    delivery: t`la fecha de entrega`,
    fit: t`el encaje`,
    withdrawal: t`el derecho de desistimiento`,
    address: t`la dirección`,
    email: t`el correo electrónico`,
    terms: t`las condiciones`,
  };
  return (changes) => {
    const changed = formatList([...new Set(changes.map(({ kind }) => names[kind]))], locale, "and");
    return changed
      ? t`El pedido no se ha enviado. Ha cambiado: ${changed}.`
      : t`El pedido no se ha enviado: ha cambiado algo.`;
  };
}

function useChangeWords(): (change: QuoteChange) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (change) => {
    switch (change.kind) {
      case "price": {
        const { name } = change;
        const [from, to] = [formatCents(change.fromCents), formatCents(change.toCents)];
        return t`${name}: antes ${from}, ahora ${to}.`;
      }
      case "deposit": {
        const { name } = change;
        const [from, to] = [formatCents(change.fromCents), formatCents(change.toCents)];
        return t`Casco de ${name}: antes ${from}, ahora ${to}.`;
      }
      case "quantity": {
        const { name, from, to } = change;
        return t`${name}: antes ${from} en tu carrito, ahora ${to}.`;
      }
      case "added":
        return t`Nuevo en tu carrito: ${change.name}.`;
      case "removed":
        return t`Ya no está en tu carrito: ${change.name}.`;
      case "shipping": {
        const [from, to] = [change.fromCents, change.toCents].map((cents) =>
          cents === 0 ? t`gratis` : formatCents(cents),
        );
        return t`Envío: antes ${from}, ahora ${to}.`;
      }
      case "total": {
        const [from, to] = [formatCents(change.fromCents), formatCents(change.toCents)];
        return t`Total: antes ${from}, ahora ${to}.`;
      }
      case "delivery": {
        const [from, to] = [formatShortDay(change.from, locale), formatShortDay(change.to, locale)];
        return t`Entrega: antes el ${from}, ahora el ${to}.`;
      }
      case "fit": {
        const { name } = change;
        return t`${name}: comprueba otra vez si encaja en tu vehículo.`;
      }
      case "withdrawal": {
        const { name } = change;
        return t`${name}: ha cambiado si puedes desistir de la compra.`;
      }
      case "address":
        return t`La dirección de entrega ha cambiado.`;
      case "email": {
        const { to } = change;
        return t`La confirmación irá a ${to}.`;
      }
      case "terms":
        return t`Los términos y condiciones tienen una versión nueva.`;
    }
  };
}
