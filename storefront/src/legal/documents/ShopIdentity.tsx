import { identityOf } from "@recambia/contract/legal/shop-terms";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { LegalBlocks } from "./LegalBlocks.tsx";

/** The identity that the law requires: name, NIF, address, register, email, telephone (LSSI art. 10). */
export function ShopIdentity() {
  return <LegalBlocks blocks={[identityOf(useShop(), useLocale())]} />;
}
