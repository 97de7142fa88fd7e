import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import {
  type CollectionSummary,
  type CreateCollectionBody,
  maxCollectionName,
} from "@recambia/contract/collections/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showAlert } from "../lib/alert-store.ts";
import { resetSent } from "../lib/forms/reset-sent.ts";
import { setFieldErrors } from "../lib/forms/set-field-errors.ts";
import { createCreationSender } from "../lib/http/create-once.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { keptForms, useKeptForm } from "../session/index.ts";
import { Button } from "../ui/actions/Button.tsx";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { TextField } from "../ui/forms/TextField.tsx";
import { useFieldRules } from "../ui/forms/use-field-rules.ts";
import { toVehicleSummary, useSelectedVehicle } from "../vehicles/index.ts";
import styles from "./NewListForm.module.css";
import { listsPath } from "./queries.ts";

type NewList = { name: string; isForVehicle: boolean };
const fresh: NewList = { name: "", isForVehicle: true };
const kept = keptForms<NewList>();

type Item = { id: string; quantity: number };
type Props = {
  /** Items that the new list starts with. */
  items?: readonly Item[];
  /** There is no list yet: says what lists are for. */
  isFirst?: boolean;
  onMade?(list: CollectionSummary): void;
};

/** A new list: its name, and whether it is for the selected vehicle. */
export function NewListForm({ items = [], isFirst = false, onMade }: Props) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const selected = useSelectedVehicle();
  const { register, errors, isSubmitting, failure, submit } = useMaking(items, onMade);
  const car = selected ? vehicleShortName(toVehicleSummary(selected)) : "";
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Nombre de la nueva lista`}
        hint={isFirst ? t`Por ejemplo, «Ibiza: revisión de los 60.000 km».` : undefined}
        autoComplete="off"
        maxLength={maxCollectionName}
        error={errors.name?.message}
        {...register("name", {
          required: rules.required,
          maxLength: rules.atMost(maxCollectionName),
          validate: (name) => name.trim() !== "" || rules.required,
        })}
      />
      {selected ? <Checkbox label={t`Es para mi ${car}`} {...register("isForVehicle")} /> : null}
      <FailureRow>{failure}</FailureRow>
      <div>
        <Button
          type="submit"
          look={onMade ? "primary" : "quiet"}
          isLoading={isSubmitting}
          icon={<Plus aria-hidden="true" />}
        >
          {items.length > 0 ? t`Crear y añadir` : t`Crear la lista`}
        </Button>
      </div>
    </form>
  );
}

function useMaking(items: readonly Item[], onMade: Props["onMade"]) {
  const { t } = useLingui();
  const create = useListCreation();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<NewList>({ defaultValues: fresh });
  useKeptForm(kept, "", form);
  const { register, handleSubmit, setError, formState } = form;

  const submit = handleSubmit(async ({ name, isForVehicle }) => {
    setFailure(null);
    const answer = await create({
      name,
      vehicle_id: isForVehicle ? selectedId : null,
      items: items.map(({ id, quantity }) => ({ purchasable_public_id: id, quantity })),
    });
    if (!isSuccess(answer)) {
      if (!setFieldErrors(answer, ["name"], setError)) setFailure(wordsFor(answer));
      return;
    }
    await queryClient.invalidateQueries({ queryKey: [listsPath] });
    const made = answer.data.data;
    resetSent(form, { name, isForVehicle }, fresh);
    if (onMade) return onMade(made);
    showAlert({ type: "success", title: t`Lista «${made.name}» creada` });
  });
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, failure, submit };
}

/** Creates a list once, even if an answer is lost. */
function useListCreation() {
  const http = useHttp();
  const [create] = useState(() =>
    createCreationSender<CreateCollectionBody, CollectionSummary>({
      list: () => http.call(endpoints.listCollections),
      create: (body) => http.call(endpoints.createCollection, { body }),
      change: (id, { name, vehicle_id = null }) =>
        http.call(endpoints.changeCollection, { params: { id }, body: { name, vehicle_id } }),
    }),
  );
  return create;
}
