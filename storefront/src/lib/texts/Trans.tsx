import type { TransProps } from "@lingui/react";
import { TransNoContext } from "@lingui/react/server";
import { useLanguage } from "./language.ts";

/**
 * Runtime of the macros `Trans` and `Plural` (lingui.config.ts), for texts with elements. Not part of the
 * first load, whose texts use `useLingui`.
 *
 * @public
 */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLanguage()} />;
}
