import { useLingui } from "@lingui/react/macro";
import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import { ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { keptClaims } from "../kept-dialogs.ts";
import styles from "./LineGuarantee.module.css";

const loadClaiming = () => import("./ClaimDialog.tsx");

/** The legal guarantee of a delivered line, with the way to claim. */
export function LineGuarantee({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useLingui();
  const claimable = line.guarantee?.claimable_quantity ?? 0;
  const [isOpen, setOpen] = useState(() => claimable > 0 && keptClaims.peek(order.id)?.lineId === line.id);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const claiming = useOnDemand(isOpen, loadClaiming, close);
  const locale = useLocale();
  if (!line.guarantee) return null;
  const day = formatDay(line.guarantee.until, locale);
  return (
    <div className={styles.guarantee} ref={place} tabIndex={-1}>
      <p className={styles.term}>{t`Garantía legal hasta el ${day}`}</p>
      {claimable > 0 ? (
        <Button
          look="quiet"
          className={styles.claim}
          icon={<ShieldCheck aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t`Reclamar por garantía`}
          <VisuallyHidden>{`: ${nameWithNumber(line.product)}`}</VisuallyHidden>
        </Button>
      ) : null}
      {isOpen && claiming ? (
        <claiming.ClaimDialog order={order} line={line} onClose={close} finalFocus={place} />
      ) : null}
    </div>
  );
}
