import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CartMerge } from "@recambia/contract/session/schemas";
import type { AlertTexts } from "../lib/alert-store.ts";

/** Alert about merging the visitor's cart at sign-in; null when there is nothing to tell. */
export function cartMergeAlert(merge: CartMerge | null, i18n: I18n): AlertTexts | null {
  if (!merge || merge.lines_added + merge.lines_capped === 0) return null;
  const added = i18n._(
    msg`${plural(merge.lines_added, {
      one: "Hemos añadido # artículo a los de tu cuenta.",
      other: "Hemos añadido # artículos a los de tu cuenta.",
    })}`,
  );
  const capped = i18n._(
    msg`${plural(merge.lines_capped, {
      one: "De # artículo no quedan tantas unidades: revisa su cantidad.",
      other: "De # artículos no quedan tantas unidades: revisa sus cantidades.",
    })}`,
  );
  const sentences = [merge.lines_added > 0 && added, merge.lines_capped > 0 && capped].filter(Boolean);
  return {
    type: merge.lines_capped > 0 ? "warning" : "success",
    title: i18n._(msg`Tu carrito viene contigo`),
    text: sentences.join(" "),
  };
}
