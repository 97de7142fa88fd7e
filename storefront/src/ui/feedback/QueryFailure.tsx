import { useLingui } from "@lingui/react/macro";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

type Props = {
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
  /** Links to alternatives after a 404. */
  elsewhere?: ReactNode;
  /** Another reason for a 404 than an address that does not exist. */
  reason?: ReactNode;
  level?: 1 | 2;
};

/** Replaces the content of a failed query: "not found" for a 404, else the failure with a retry. */
export function QueryFailure({ query, elsewhere, reason, level = 2 }: Props) {
  const { t } = useLingui();
  const status = statusIn(query.error);
  if (status === 404) {
    return (
      <EmptyState level={level} icon={<SearchX />} title={t`Aquí no hay nada`} actions={elsewhere}>
        <p>{t`La dirección no existe o lo que había se ha retirado.`}</p>
        {reason}
      </EmptyState>
    );
  }
  return (
    <ErrorState level={level} onRetry={() => query.refetch()} isRetrying={query.isFetching}>
      {status === 0 ? t`Parece que no hay conexión a internet.` : null}
    </ErrorState>
  );
}

function statusIn(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}
