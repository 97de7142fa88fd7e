import { useLingui } from "@lingui/react/macro";
import type { Collection } from "@recambia/contract/collections/schemas";
import { ListPlus } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ItemRow } from "./ItemRow.tsx";
import styles from "./ListItems.module.css";
import { RemovedItem } from "./RemovedItem.tsx";
import type { ItemActions } from "./use-item-actions.ts";

type Props = { list: Collection; actions: ItemActions; onFocusLost(): void };

/** The items of a list of mine, with what was just taken out in its place. */
export function ListItems({ list, actions, onFocusLost }: Props) {
  const { t } = useLingui();
  if (actions.rows.length === 0) {
    return (
      <EmptyState
        icon={<ListPlus />}
        title={t`Esta lista está vacía`}
        actions={
          <Link to="/categories" className={buttonClass()}>
            {t`Ver las categorías`}
          </Link>
        }
      >
        {t`Pulsa «Añadir a una lista» en una pieza o en un combo y elige esta.`}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.items}>
      {actions.rows.map(({ item, isRemoved }) => (
        <li key={item.card.id}>
          {isRemoved ? (
            <RemovedItem
              name={item.card.name}
              onRestore={() => actions.restore(item)}
              onFocusLost={onFocusLost}
            />
          ) : (
            <ItemRow
              item={item}
              vehicle={list.fit_vehicle}
              onQuantity={(quantity) => actions.setQuantity(item, quantity)}
              onRemove={() => actions.remove(item)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
