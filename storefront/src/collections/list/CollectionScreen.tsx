import { Plural, useLingui } from "@lingui/react/macro";
import type { Collection } from "@recambia/contract/collections/schemas";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { listQuery } from "../queries.ts";
import styles from "./CollectionScreen.module.css";
import { ListItems } from "./ListItems.tsx";
import { ListName } from "./ListName.tsx";
import { ListSummary } from "./ListSummary.tsx";
import { ListVehicle } from "./ListVehicle.tsx";
import { ShareList } from "./ShareList.tsx";
import { useItemActions } from "./use-item-actions.ts";

const loadDeleting = () => import("./DeleteListDialog.tsx");

/** One of my lists: what is in it, for which vehicle, what it costs today, and all of it into the cart. */
function CollectionScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const enabled = useIsAuthenticated();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const own = useQuery({ ...listQuery(id, null), enabled });
  // A list without a vehicle of its own obeys the selected one.
  const vehicleId = own.data && !own.data.vehicle ? selectedId : null;
  const list = useQuery({ ...listQuery(id, vehicleId), enabled, placeholderData: keepPreviousData });
  useHead(useAbsentHead(own, own.data?.name ?? t`Lista`));
  return (
    <Page>
      <Link to="/collections" className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        {t`Mis listas`}
      </Link>
      {list.isError && !list.data ? (
        <QueryFailure
          level={1}
          query={list}
          elsewhere={
            <Link to="/collections" className={buttonClass()}>
              {t`Ver mis listas`}
            </Link>
          }
        />
      ) : null}
      {list.isPending ? <Skeleton className={styles.place} /> : null}
      {list.data ? <ListPage key={id} list={list.data} /> : null}
    </Page>
  );
}

function ListPage({ list }: { list: Collection }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const close = () => setIsDeleting(false);
  const deleting = useOnDemand(isDeleting, loadDeleting, close);
  const actions = useItemActions(list);
  return (
    <article>
      <header className={styles.header}>
        <ListName list={list} headingRef={heading} />
        <p className={styles.detail}>
          <Plural value={list.items.length} one="# artículo" other="# artículos" />
        </p>
        <ListVehicle list={list} />
      </header>
      <div className={actions.rows.length > 0 ? styles.columns : styles.single}>
        <ListItems list={list} actions={actions} onFocusLost={() => heading.current?.focus()} />
        <aside className={styles.side}>
          {list.items.length > 0 ? <ListSummary list={list} isChanging={actions.isChanging} /> : null}
          <ShareList list={list} />
          <div>
            <button type="button" className={buttonClass("quiet")} onClick={() => setIsDeleting(true)}>
              {t`Eliminar la lista`}
            </button>
          </div>
        </aside>
      </div>
      {isDeleting && deleting ? <deleting.DeleteListDialog list={list} onClose={close} /> : null}
    </article>
  );
}

export const screen: Screen = { Component: CollectionScreen };
