import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../ui/actions/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { withParameter } from "../list-url.ts";

type Props = {
  icon: ReactNode;
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

/** Stands for a page beyond the last of a list. */
export function MissingPage({ icon, search, onChange }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={icon}
      title={t`Esta página no existe`}
      actions={
        <Button onClick={() => onChange(withParameter(search, "page", null))}>{t`Ir a la primera`}</Button>
      }
    >
      {t`La lista es más corta de lo que dice la dirección.`}
    </EmptyState>
  );
}
