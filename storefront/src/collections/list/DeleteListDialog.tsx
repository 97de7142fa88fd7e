import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { listPath, listsPath } from "../queries.ts";

/** Asks once more before a list is gone with all that is in it. */
export function DeleteListDialog({ list, onClose }: { list: Collection; onClose(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setIsDeleting(true);
    const answer = await http.call(endpoints.deleteCollection, { params: { id: list.id } });
    setIsDeleting(false);
    // Gone already is what was wanted.
    if (!isSuccess(answer) && answer.status !== 404) return setFailure(wordsFor(answer));
    await leaveFor("/collections", { replace: true });
    queryClient.removeQueries({ queryKey: [listPath(list.id)] });
    await queryClient.invalidateQueries({ queryKey: [listsPath] });
    showAlert({ type: "success", title: t`Lista «${list.name}» eliminada` });
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`¿Eliminar la lista «${list.name}»?`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Cancelar`}
          </Button>
          <Button look="danger" isLoading={isDeleting} onClick={remove}>
            {t`Eliminar`}
          </Button>
        </>
      }
    >
      <p>
        {list.share_token
          ? t`Se borra con todo lo que tiene, y su enlace deja de funcionar.`
          : t`Se borra con todo lo que tiene.`}
      </p>
    </Dialog>
  );
}
