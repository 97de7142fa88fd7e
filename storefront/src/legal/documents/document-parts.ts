import { ConsentPreferences } from "../consent/ConsentPreferences.tsx";
import { ContactChannels } from "./ContactChannels.tsx";
import { ShopIdentity } from "./ShopIdentity.tsx";
import { StorageTable } from "./StorageTable.tsx";

/**
 * What a text can show that is not prose. Handed to the texts and not imported by them, so that it is
 * loaded and styled with the page, which the text only follows.
 */
export const documentParts = {
  ConsentPreferences,
  ContactChannels,
  ShopIdentity,
  StorageTable,
};

export type DocumentParts = typeof documentParts;
