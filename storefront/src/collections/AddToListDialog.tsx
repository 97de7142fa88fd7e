import { Plural, useLingui } from "@lingui/react/macro";
import type { CollectionSummary } from "@recambia/contract/collections/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import styles from "./AddToListDialog.module.css";
import { NewListForm } from "./NewListForm.tsx";
import { listsQuery } from "./queries.ts";
import { useListChoice } from "./use-list-choice.ts";

type Props = {
  purchasable: { id: string; name: string };
  quantity: number;
  onClose(): void;
};

/** My lists, each to be ticked for a product or kit, and a new one in place. */
export function AddToListDialog({ purchasable, quantity, onClose }: Props) {
  const { t } = useLingui();
  const { id, name } = purchasable;
  const lists = useQuery(listsQuery(id));
  const { failure, toggle, withChoices } = useListChoice(id, quantity);
  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      shape="sheet"
      title={t`Añadir a una lista`}
      actions={
        <Button look="quiet" onClick={onClose}>
          {t`Hecho`}
        </Button>
      }
    >
      <div className={styles.content}>
        <p className={styles.what}>{name}</p>
        {lists.isPending ? <Skeleton className={styles.place} /> : null}
        {lists.isError && !lists.data ? <QueryFailure query={lists} /> : null}
        {lists.data && lists.data.length > 0 ? (
          <ul className={styles.lists} aria-label={t`Mis listas`}>
            {withChoices(lists.data).map((list) => (
              <li key={list.id}>
                <Checkbox
                  checked={(list.held ?? 0) > 0}
                  onChange={(event) => toggle(list, event.target.checked)}
                  label={<ListLabel list={list} />}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {lists.data ? <NewListForm items={[{ id, quantity }]} isFirst={lists.data.length === 0} /> : null}
        {lists.data && lists.data.length > 0 ? (
          <p>
            <Link to="/collections">{t`Ver mis listas`}</Link>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function ListLabel({ list }: { list: CollectionSummary }) {
  return (
    <span className={styles.label}>
      <span className={styles.name}>{list.name}</span>
      <span className={styles.detail}>
        <Plural value={list.item_count} one="# artículo" other="# artículos" />
        {list.vehicle ? ` · ${vehicleShortName(list.vehicle)}` : null}
      </span>
    </span>
  );
}
