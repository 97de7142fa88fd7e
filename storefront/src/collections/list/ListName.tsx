import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import { type Collection, maxCollectionName } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";
import { listPath, listsPath } from "../queries.ts";
import styles from "./ListName.module.css";

type Props = { list: Collection; headingRef: RefObject<HTMLHeadingElement | null> };

/** The list's name, which is changed in its place. */
export function ListName({ list, headingRef }: Props) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasEditing.current && !isEditing) headingRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, headingRef]);
  if (isEditing) return <NameForm list={list} onClose={() => setIsEditing(false)} />;
  return (
    <div className={styles.name}>
      <h1 ref={headingRef} tabIndex={-1}>
        {list.name}
      </h1>
      <IconButton
        label={t`Cambiar el nombre`}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setIsEditing(true)}
      />
    </div>
  );
}

function NameForm({ list, onClose }: { list: Collection; onClose(): void }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: list.name } });

  const submit = handleSubmit(async ({ name }) => {
    setFailure(null);
    const answer = await http.call(endpoints.changeCollection, { params: { id: list.id }, body: { name } });
    if (!isSuccess(answer)) {
      if (!setFieldErrors(answer, ["name"], setError)) setFailure(wordsFor(answer));
      return;
    }
    queryClient.invalidateQueries({ queryKey: [listsPath], refetchType: "none" });
    await queryClient.invalidateQueries({ queryKey: [listPath(list.id)] });
    onClose();
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Nombre de la lista`}
        autoComplete="off"
        autoFocus
        maxLength={maxCollectionName}
        error={formState.errors.name?.message}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        {...register("name", {
          required: rules.required,
          maxLength: rules.atMost(maxCollectionName),
          validate: (name) => name.trim() !== "" || rules.required,
        })}
      />
      <FailureRow>{failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={formState.isSubmitting}>
          {t`Guardar`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t`Cancelar`}
        </Button>
      </div>
    </form>
  );
}
