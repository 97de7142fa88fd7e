import { useLingui } from "@lingui/react/macro";
import { ListPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useOnDemand } from "../lib/loading/use-on-demand.ts";
import { nameWithNumber } from "../lib/texts/name-with-number.ts";
import { signInPath, useIsAuthenticated } from "../session/index.ts";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { savePendingListItem, takePendingListItem } from "./pending-list-item.ts";

const loadChoosing = () => import("./AddToListDialog.tsx");

type Props = {
  purchasable: { id: string; name: string; part_number?: string | null };
  /** Quantity to add; one by default. */
  quantity?: number;
  className?: string | undefined;
};

/**
 * Adds a product or kit to lists that are chosen in a dialog. Visitors sign in first and return to the open dialog.
 */
export function AddToListButton({ purchasable, quantity, className }: Props) {
  const { t } = useLingui();
  const isSignedIn = useIsAuthenticated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choosing = useOnDemand(isOpen, loadChoosing, close);
  const { id } = purchasable;
  const name = nameWithNumber(purchasable);

  useEffect(() => {
    if (isSignedIn && takePendingListItem(id)) setIsOpen(true);
  }, [isSignedIn, id]);

  function press() {
    if (isSignedIn) return setIsOpen(true);
    savePendingListItem(id);
    navigate(signInPath(pathname + search));
  }

  return (
    <>
      <IconButton
        label={t`Añadir a una lista: ${name}`}
        icon={<ListPlus aria-hidden="true" />}
        className={className}
        aria-haspopup="dialog"
        onClick={press}
      />
      {isOpen && choosing ? (
        <choosing.AddToListDialog purchasable={{ id, name }} quantity={quantity ?? 1} onClose={close} />
      ) : null}
    </>
  );
}
