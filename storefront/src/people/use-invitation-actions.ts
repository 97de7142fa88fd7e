import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/people/endpoints";
import type { Invitation } from "@recambia/contract/people/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showAlert } from "../lib/alert-store.ts";
import { type ApiAnswer, isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { peopleQuery } from "./queries.ts";

export type InvitationAction = "resend" | "withdraw";

/**
 * Returns the actions on a pending invitation.
 *
 * @param onGone moves the focus from a row that was removed.
 */
export function useInvitationActions(onGone: () => void) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState<{ id: string; action: InvitationAction } | null>(null);
  const [announcement, setTold] = useState("");

  /** An invitation that is gone already, accepted or taken back, is news like any other. */
  async function run(call: Promise<ApiAnswer<unknown>>, done: string, failed: string) {
    setTold("");
    const answer = await call;
    const isDone = isSuccess(answer);
    if (isDone || answer.status === 404) {
      await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    }
    setBusy(null);
    if (isDone) setTold(done);
    else showAlert({ type: "error", title: failed, text: refusalText(answer) });
    return isDone;
  }

  async function resend({ id, email }: Invitation) {
    setBusy({ id, action: "resend" });
    const call = http.call(endpoints.resendInvitation, { params: { invitationId: id } });
    const done = t`Hemos vuelto a enviar la invitación a ${email}.`;
    if (await run(call, done, t`No hemos podido enviarla`)) showAlert({ type: "success", title: done });
  }

  async function withdraw({ id, email }: Invitation) {
    setBusy({ id, action: "withdraw" });
    const call = http.call(endpoints.withdrawInvitation, { params: { invitationId: id } });
    const done = t`Invitación a ${email} retirada.`;
    if (await run(call, done, t`No hemos podido retirarla`)) onGone();
  }

  return { busy, announcement, resend, withdraw };
}
