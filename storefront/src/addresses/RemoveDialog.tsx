import { useLingui } from "@lingui/react/macro";
import { addressLines } from "@recambia/contract/addresses/address-lines";
import * as endpoints from "@recambia/contract/addresses/endpoints";
import type { Address } from "@recambia/contract/addresses/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { addressesQuery } from "./queries.ts";

type Props = {
  address: Address;
  focusOnceRemoved: RefObject<HTMLElement | null>;
  onClose(): void;
};

/** Asks once more: what is sealed in an address can't be brought back by undoing. */
export function RemoveDialog({ address, focusOnceRemoved, onClose }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isRemoving, setIsRemoving] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setIsRemoving(true);
    const answer = await http.call(endpoints.deleteAddress, { params: { id: address.id } });
    if (isSuccess(answer) || answer.status === 404) {
      setIsRemoved(true);
      await queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
      return onClose();
    }
    setIsRemoving(false);
    setFailure(wordsFor(answer));
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`¿Eliminar esta dirección?`}
      {...(isRemoved ? { finalFocus: focusOnceRemoved } : {})}
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
      <p>{`${address.first_name} ${address.last_name}: ${addressLines(address).join(", ")}`}</p>
    </Dialog>
  );
}
