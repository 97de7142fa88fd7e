import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../lib/page/screen.ts";
import { AccountPage } from "../AccountPage.tsx";
import { DataDownload } from "./DataDownload.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";

/** Download or deletion of a person's data (RGPD art. 15, 17, 20). */
function PersonalDataScreen() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Mis datos`} lead={t`Son tuyos: llévatelos o bórralos cuando quieras.`}>
      <DataDownload />
      <DeleteAccount />
    </AccountPage>
  );
}

export const screen: Screen = { Component: PersonalDataScreen };
