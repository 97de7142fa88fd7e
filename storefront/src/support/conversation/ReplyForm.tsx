import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/support/endpoints";
import { type Conversation, supportLimits } from "@recambia/contract/support/schemas";
import { maxAttached } from "@recambia/contract/uploads/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useFormSubmit } from "../../account/index.ts";
import { showAlert } from "../../lib/alert-store.ts";
import { resetSent } from "../../lib/forms/reset-sent.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { keptForms, useIsAuthenticated, useKeptForm } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useLeaveQuestion } from "../../ui/dialogs/use-leave-question.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { FilePicker, useFileChoice } from "../../uploads/index.ts";
import { conversationQuery } from "../queries.ts";
import { newSendingKey } from "../sending-key.ts";
import styles from "./ConversationScreen.module.css";

type Reply = { text: string };
const kept = keptForms<Reply>();

/** Writes in a conversation, which opens a closed one again; closes an open one. */
export function ReplyForm({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const isSignedIn = useIsAuthenticated();
  const { form, failure, files, reply, close, isClosing } = useReply(conversation.id);
  const { register, control, formState } = form;
  const isWritten = useWatch({ control, name: "text" }).trim() !== "";
  const leaving = useLeaveQuestion(
    useCallback(() => isWritten && !kept.has(conversation.id), [isWritten, conversation.id]),
    t`Lo que has escrito a la tienda se perderá.`,
  );
  return (
    <Panel title={t`Tu respuesta`}>
      <form className={styles.form} onSubmit={reply} noValidate>
        <TextArea
          label={t`Mensaje`}
          rows={5}
          error={formState.errors.text?.message}
          {...register("text", {
            required: rules.required,
            maxLength: rules.atMost(supportLimits.text),
            validate: (text) => text.trim() !== "" || rules.required,
          })}
        />
        {isSignedIn ? <FilePicker choice={files} limit={maxAttached} /> : null}
        <FailureRow>{failure}</FailureRow>
        <div className={styles.actions}>
          <Button type="submit" isLoading={formState.isSubmitting}>
            {t`Enviar`}
          </Button>
          {conversation.closed ? null : (
            <Button look="quiet" isLoading={isClosing} onClick={close}>
              {t`Ya está resuelto: cerrar`}
            </Button>
          )}
        </div>
      </form>
      {leaving.question}
    </Panel>
  );
}

function useReply(conversationId: string) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newSendingKey);
  const files = useFileChoice(`reply ${conversationId}`);
  const [isClosing, setIsClosing] = useState(false);
  const form = useForm<Reply>({ defaultValues: { text: "" } });
  useKeptForm(kept, conversationId, form);
  const { failure, send } = useFormSubmit(["text"], form.setError);
  const params = { conversationId };
  const { queryKey } = conversationQuery(conversationId);

  const reply = form.handleSubmit(async ({ text }) => {
    if (!files.isReady()) return;
    const body = { key, text, files: [...files.ids] };
    const answer = await send(files.showErrors(http.call(endpoints.writeMessage, { params, body })));
    if (!answer) return;
    queryClient.setQueryData(queryKey, answer.data);
    setKey(newSendingKey());
    files.drop(body.files);
    resetSent(form, { text }, { text: "" });
    showAlert({ title: t`Mensaje enviado`, type: "success" });
  });
  async function close() {
    setIsClosing(true);
    const answer = await send(http.call(endpoints.closeConversation, { params }));
    setIsClosing(false);
    if (answer) queryClient.setQueryData(queryKey, answer.data);
  }
  return { form, failure, files, reply, close, isClosing };
}
