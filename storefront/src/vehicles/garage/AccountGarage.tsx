import { useLingui } from "@lingui/react/macro";
import { formatList } from "@recambia/contract/locale";
import { maxGarageVehicles } from "@recambia/contract/vehicles/garage";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { useEffect } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { authStore } from "../../session/index.ts";
import { accountLink, noteChanges, syncWithAccount } from "./account-garage.ts";
import { garageStore } from "./store.ts";

/** After this time away from the page, another browser may have changed the garage. */
const freshForMs = 60_000;

/** Syncs a signed-in person's garage with the account, and announces what has changed here. */
export function AccountGarage() {
  const { t } = useLingui();
  const http = useHttp();
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of one page do not change
  useEffect(() => {
    const stores = { garage: garageStore, link: accountLink };
    let syncedAt = 0;
    let isSyncing = false;
    let isDue = false;

    async function sync() {
      isDue = true;
      if (isSyncing) return;
      isSyncing = true;
      while (isDue) {
        isDue = false;
        const personId = authStore.getState().user?.id;
        if (personId === undefined) break;
        const changes = await syncWithAccount(http, personId, Date.now, stores);
        if (!changes) break;
        syncedAt = Date.now();
        announce(changes.added, t`De tu cuenta han llegado`);
        announce(changes.removed, t`En otro dispositivo quitaste`);
        tellLeftOut(changes.leftOut);
      }
      isSyncing = false;
    }
    const namesOf = (vehicles: readonly GarageVehicle[]) =>
      formatList(
        vehicles.map(({ makerName, modelName }) => `${makerName} ${modelName}`),
        locale,
        "and",
      );
    function announce(vehicles: readonly GarageVehicle[], intro: string) {
      if (vehicles.length === 0) return;
      showAlert({ title: t`Tu garaje está al día`, text: `${intro}: ${namesOf(vehicles)}.` });
    }
    function tellLeftOut(vehicles: readonly GarageVehicle[]) {
      if (vehicles.length === 0) return;
      const names = namesOf(vehicles);
      showAlert({
        type: "warning",
        title: t`El garaje de tu cuenta está lleno`,
        text: t`Caben ${maxGarageVehicles} vehículos. Solo en este dispositivo: ${names}.`,
      });
    }
    const onShown = () => {
      if (document.visibilityState === "visible" && Date.now() - syncedAt > freshForMs) void sync();
    };

    const stopNoting = noteChanges(stores, Date.now);
    // After the change has been noted.
    const stopFollowing = accountLink.subscribe((after, before) => {
      const isNew = Object.keys(after.changedAt).some((id) => after.changedAt[id] !== before.changedAt[id]);
      if (isNew && !isSyncing) void sync();
    });
    window.addEventListener("online", sync);
    document.addEventListener("visibilitychange", onShown);
    void sync();
    return () => {
      stopNoting();
      stopFollowing();
      window.removeEventListener("online", sync);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [http]);
  return null;
}
