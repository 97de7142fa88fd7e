import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import type { MyReview } from "@recambia/contract/reviews/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useNavigateAndWait } from "../../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { reviewsPath } from "../paths.ts";
import { forgetReviews } from "../queries.ts";

/** Asks once more before a review of mine is deleted. */
export function RemoveDialog({ review, onClose }: { review: MyReview; onClose(): void }) {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setIsRemoving(true);
    const answer = await http.call(endpoints.deleteReview, { params: { id: review.id } });
    setIsRemoving(false);
    if (!isSuccess(answer) && answer.status !== 404) return setFailure(refusalText(answer));
    await leaveFor(reviewsPath, { replace: true });
    showAlert({ title: t`Opinión eliminada`, type: "success" });
    await forgetReviews(queryClient, review.product.slug);
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`¿Eliminar esta opinión?`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Cancelar`}
          </Button>
          <Button look="danger" isLoading={isRemoving} onClick={remove}>
            {t`Eliminar`}
          </Button>
        </>
      }
    >
      <p>{t`Se borran el texto, las fotos y las estrellas. No se puede deshacer.`}</p>
    </Dialog>
  );
}
