import type { TransProps } from "@lingui/react";
import { TransNoContext } from "@lingui/react/server";
import { useLanguage } from "./language.ts";

/**
 * What the macros `Trans` and `Plural` become (lingui.config.ts): a text with elements in it. It is not
 * in the first load; what is there takes its texts from `useLingui`.
 *
 * @public
 */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLanguage()} />;
}
