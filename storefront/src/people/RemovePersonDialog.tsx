import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/people/endpoints";
import type { Person } from "@recambia/contract/people/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showAlert } from "../lib/alert-store.ts";
import { useNavigateAndWait } from "../lib/forms/use-navigate-and-wait.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { forgetAccount } from "./forget-account.ts";
import { peopleQuery } from "./queries.ts";

type Props = { person: Person; onClose(): void };

/** Asks once more before a person leaves the account. */
export function RemovePersonDialog({ person, onClose }: Props) {
  const { t } = useLingui();
  const { isCalling, failure, remove } = useRemoving(person);
  const { name } = person;
  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={person.is_me ? t`¿Salir de esta cuenta?` : t`¿Quitar a ${name} de la cuenta?`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t`Cancelar`}
          </Button>
          <Button look="danger" isLoading={isCalling} onClick={remove}>
            {person.is_me ? t`Salir` : t`Quitar`}
          </Button>
        </>
      }
    >
      <p>
        {person.is_me
          ? t`Los pedidos y las direcciones se quedan aquí. Para volver, alguien tendrá que invitarte.`
          : t`Se cerrarán sus sesiones, retiraremos las invitaciones que ha enviado y le avisaremos por correo. Los pedidos y las direcciones se quedan aquí.`}
      </p>
    </Dialog>
  );
}

function useRemoving(person: Person) {
  const { t } = useLingui();
  const http = useHttp();
  const leaveFor = useNavigateAndWait();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [isCalling, setIsCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setIsCalling(true);
    setFailure(null);
    const answer = await http.call(endpoints.removePerson, { params: { personId: person.id } });
    setIsCalling(false);
    // Gone already is what was wanted.
    if (!isSuccess(answer) && answer.status !== 404) return setFailure(refusalText(answer));
    await leaveFor("/users", { replace: true });
    if (person.is_me) await forgetAccount(queryClient);
    else await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    const { name } = person;
    showAlert({
      type: "success",
      title: person.is_me ? t`Has salido de la cuenta` : t`${name} ya no está en la cuenta`,
    });
  }
  return { isCalling, failure, remove };
}
