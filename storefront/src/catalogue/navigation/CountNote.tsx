import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";

/** Number of products and their lowest price. */
export function CountNote({ count, fromCents = null }: { count: number; fromCents?: number | null }) {
  const { t } = useLingui();
  const shown = formatCount(count, useLocale());
  const from = fromCents === null ? null : formatCents(fromCents);
  return (
    <>
      {t`${plural(count, { 0: "Sin productos", one: `${shown} producto`, other: `${shown} productos` })}`}
      {from ? ` · ${t`desde ${from}`}` : null}
    </>
  );
}
