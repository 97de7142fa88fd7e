import { useLingui } from "@lingui/react/macro";
import { statusOf } from "../../lib/http/api-error.ts";
import type { PageHead } from "../../lib/page/head.ts";

/**
 * Returns the head of a page whose subject is not there: "not found" once the shop has said so.
 *
 * @param title until then: what kind of thing it is.
 */
export function useAbsentHead(query: { error: unknown }, title: string): PageHead {
  const { t } = useLingui();
  const isMissing = statusOf(query.error) === 404;
  return { title: isMissing ? t`Página no encontrada` : title, isPrivate: true };
}
