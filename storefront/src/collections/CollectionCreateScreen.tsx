import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { AccountPage } from "../account/index.ts";
import type { Screen } from "../lib/page/screen.ts";
import { Panel } from "../ui/layout/Panel.tsx";
import { NewListForm } from "./NewListForm.tsx";
import { collectionPath } from "./paths.ts";

/** Makes a list and goes to it (specification §2, /collections/create). */
function CollectionCreateScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <AccountPage
      title={t`Nueva lista`}
      lead={t`Junta las piezas de una revisión o de un arreglo y llévalas al carrito de una vez.`}
      back={{ to: "/collections", label: t`Mis listas` }}
    >
      <Panel title={t`Cómo se llama`}>
        <NewListForm isFirst onMade={(list) => navigate(collectionPath(list.id), { replace: true })} />
      </Panel>
    </AccountPage>
  );
}

export const screen: Screen = { Component: CollectionCreateScreen };
