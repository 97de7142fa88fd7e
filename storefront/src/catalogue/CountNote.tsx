import { Plural, Trans } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";

/** How many products, and from what price on. */
export function CountNote({ count, fromCents = null }: { count: number; fromCents?: number | null }) {
  const from = fromCents === null ? null : formatCents(fromCents);
  return (
    <>
      <Plural value={count} _0="Sin productos" one="# producto" other="# productos" />
      {from ? (
        <>
          {" · "}
          <Trans>desde {from}</Trans>
        </>
      ) : null}
    </>
  );
}
