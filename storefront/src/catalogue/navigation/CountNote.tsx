import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";

/** How many products, and from what price on. */
export function CountNote({ count, fromCents = null }: { count: number; fromCents?: number | null }) {
  const { t } = useLingui();
  const from = fromCents === null ? null : formatCents(fromCents);
  return (
    <>
      {t`${plural(count, { 0: "Sin productos", one: "# producto", other: "# productos" })}`}
      {from ? ` · ${t`desde ${from}`}` : null}
    </>
  );
}
