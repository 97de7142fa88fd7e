import { Plural, useLingui } from "@lingui/react/macro";
import type { Facet } from "@recambia/contract/catalogue/list";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { FacetPanel } from "./FacetPanel.tsx";

type Props = {
  isOpen: boolean;
  onClose(): void;
  facets: readonly Facet[];
  total: number;
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

/** Filters in a sheet from below, with the number of results on its button. */
export function FacetSheet({ isOpen, onClose, facets, total, search, onChange }: Props) {
  const { t } = useLingui();
  const shown = formatCount(total, useLocale());
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Filtros`}
      shape="sheet"
      actions={
        <Button isWide onClick={onClose}>
          <Plural value={total} one={`Ver ${shown} resultado`} other={`Ver ${shown} resultados`} />
        </Button>
      }
    >
      <FacetPanel facets={facets} search={search} onChange={onChange} />
    </Dialog>
  );
}
