import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Outcome } from "./waiting-change.ts";

/** Returns a function that says what has become of an item. */
export function useOutcomeWords(): (name: string, outcome: Outcome) => string {
  const { t } = useLingui();
  return (name, outcome) => {
    switch (outcome.kind) {
      case "price_changed": {
        const [before, now] = [formatCents(outcome.centsBefore), formatCents(outcome.unitCents)];
        return t`${name}: costaba ${before} y ahora cuesta ${now}. Está en tu carrito.`;
      }
      case "stock_changed": {
        const { available } = outcome;
        return available === 0
          ? t`${name}: se ha agotado.`
          : t`${name}: ${plural(available, { one: "ya solo queda #", other: "ya solo quedan #" })}.`;
      }
      case "fit_changed":
        return outcome.answer === "does_not_fit"
          ? t`${name}: ahora sabemos que no encaja en tu vehículo.`
          : t`${name}: ha cambiado lo que sabemos de si encaja. Míralo en tu carrito.`;
      case "no_longer_sold":
        return t`${name}: ya no se vende y ha salido de tu carrito.`;
      case "line_gone":
        return t`${name}: ya no está en tu carrito, así que su cantidad no ha cambiado.`;
      case "carts_merged": {
        const { quantity } = outcome;
        return t`${name}: al entrar se han juntado tus dos carritos y ahora hay ${quantity}. Comprueba cuántos quieres.`;
      }
      case "refused": {
        const reason = outcome.message;
        return t`${name}: no se ha podido cambiar. ${reason}`;
      }
    }
  };
}
