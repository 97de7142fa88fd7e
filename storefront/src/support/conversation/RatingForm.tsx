import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/support/endpoints";
import { type Conversation, supportLimits } from "@recambia/contract/support/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useFormSubmit } from "../../account/index.ts";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { keptForms, useKeptForm } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { RatingInput } from "../../ui/forms/RatingInput.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { conversationQuery } from "../queries.ts";
import styles from "./ConversationScreen.module.css";

type Rating = { stars: string; comment: string };
const kept = keptForms<Rating>();

/** Rates how the shop has helped, once the conversation is closed; may be changed. */
export function RatingForm({ conversation: { id, rating } }: { conversation: Conversation }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const queryClient = useQueryClient();
  const form = useForm<Rating>({
    defaultValues: { stars: rating ? String(rating.stars) : "", comment: rating?.comment ?? "" },
  });
  useKeptForm(kept, id, form);
  const { register, control, handleSubmit, setError, formState } = form;
  const { failure, send } = useFormSubmit(["stars", "comment"], setError);
  const rate = handleSubmit(async ({ stars, comment }) => {
    const body = { stars: Number(stars), comment };
    const params = { conversationId: id };
    const answer = await send(http.call(endpoints.rateConversation, { params, body }));
    if (!answer) return;
    queryClient.setQueryData(conversationQuery(id).queryKey, answer.data);
    showAlert({ title: t`Gracias por tu valoración`, type: "success" });
  });
  return (
    <Panel title={t`¿Qué tal te hemos atendido?`}>
      <form className={styles.form} onSubmit={rate} noValidate>
        <RatingInput
          value={useWatch({ control, name: "stars" })}
          error={formState.errors.stars?.message}
          field={register("stars", { required: t`Elige de 1 a 5 estrellas` })}
        />
        <TextArea
          label={t`Comentario (opcional)`}
          error={formState.errors.comment?.message}
          {...register("comment", { maxLength: rules.atMost(supportLimits.comment) })}
        />
        <FailureRow>{failure}</FailureRow>
        <div className={styles.actions}>
          <Button type="submit" look="quiet" isLoading={formState.isSubmitting}>
            {rating ? t`Cambiar la valoración` : t`Enviar la valoración`}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
