import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection } from "@recambia/contract/collections/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { toVehicleSummary, useSelectedVehicle } from "../../vehicles/index.ts";
import { listPath } from "../queries.ts";
import styles from "./ListVehicle.module.css";

/** The vehicle that a list is for, and the ways to another. */
export function ListVehicle({ list }: { list: Collection }) {
  const { t } = useLingui();
  const { isSending, setVehicle } = useSettingVehicle(list.id);
  const selected = useSelectedVehicle();
  const { vehicle } = list;
  const isOther = selected !== null && selected.variantId !== vehicle?.id;
  const car = selected ? vehicleShortName(toVehicleSummary(selected)) : "";
  return (
    <div className={styles.vehicle}>
      {vehicle ? (
        <span className={styles.name}>
          {t`Para ${vehicle.maker_name} ${vehicle.model_name} ${vehicle.vehicle_name}`}
        </span>
      ) : null}
      {isOther ? (
        <Button look="quiet" isLoading={isSending} onClick={() => setVehicle(selected.variantId)}>
          {vehicle ? t`Cambiarla a mi ${car}` : t`Es para mi ${car}`}
        </Button>
      ) : null}
      {vehicle ? (
        <Button look="quiet" isLoading={isSending} onClick={() => setVehicle(null)}>
          {t`Quitar el vehículo`}
        </Button>
      ) : null}
    </div>
  );
}

function useSettingVehicle(listId: string) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isSending, setIsSending] = useState(false);

  async function setVehicle(vehicle_id: string | null) {
    setIsSending(true);
    const answer = await http.call(endpoints.changeCollection, {
      params: { id: listId },
      body: { vehicle_id },
    });
    if (isSuccess(answer)) await queryClient.invalidateQueries({ queryKey: [listPath(listId)] });
    else showAlert({ type: "error", title: t`No hemos podido cambiar la lista`, text: wordsFor(answer) });
    setIsSending(false);
  }
  return { isSending, setVehicle };
}
