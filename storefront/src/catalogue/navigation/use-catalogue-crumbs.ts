import { useLingui } from "@lingui/react/macro";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import type { Crumb } from "../../ui/layout/Breadcrumbs.tsx";

/** Returns the first breadcrumbs of the catalogue, and a function that makes their URLs absolute. */
export function useCatalogueCrumbs() {
  const { t } = useLingui();
  const { origin, locale } = usePageFrame();
  return {
    categories: { name: t`Categorías`, to: "/categories" },
    brands: { name: t`Marcas`, to: "/brands" },
    kits: { name: t`Combos`, to: "/kit-list" },
    tools: { name: t`Herramientas`, to: "/tools" },
    absolute: (crumb: Crumb): Crumb => ({ name: crumb.name, to: `${origin}${pathIn(locale, crumb.to)}` }),
  };
}
