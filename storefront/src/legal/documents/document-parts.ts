import { ConsentPreferences } from "../consent/ConsentPreferences.tsx";
import { KeepVisit } from "../consent/KeepVisit.tsx";
import { ContactChannels } from "./ContactChannels.tsx";
import { ShopIdentity } from "./ShopIdentity.tsx";
import { StorageTable } from "./StorageTable.tsx";

/**
 * Components that a legal text can contain. They are passed to the texts instead of imported by them, so that they are
 * loaded and styled with the page, before the text.
 */
export const documentParts = {
  ConsentPreferences,
  ContactChannels,
  KeepVisit,
  ShopIdentity,
  StorageTable,
};

export type DocumentParts = typeof documentParts;
